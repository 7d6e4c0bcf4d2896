[[gnu::naked]] static int f(void) {}
int main(void) { return f(); } // refused: attribute 'naked'
