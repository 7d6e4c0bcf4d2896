void *f(int n) __attribute__((alloc_align(2))); // refused: attribute 'alloc_align'
int main(void) { return 0; }
