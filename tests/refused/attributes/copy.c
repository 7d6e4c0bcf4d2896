[[gnu::noreturn]] void stop(int);
__attribute__((copy(stop))) static void other(int x) { (void)x; }
int main(void) { other(1); return 0; } // refused: attribute 'copy'
