[[gnu::noreturn]] void stop(int);
__attribute__((copy(stop))) static void other(int x) { (void)x; } // refused: attribute 'copy'
int main(void) { other(1); return 0; }
