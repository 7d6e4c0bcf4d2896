struct {} a[1UL << 40] = {0}; int main(void) { return 0; }
