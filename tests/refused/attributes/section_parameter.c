int f(int x __attribute__((section("mine")))) { return x; } // refused: attribute 'section'
int main(void) { return f(0); }
