[[gnu::naked]] static int f(void) {} // refused: attribute 'naked'
int main(void) { return f(); }
