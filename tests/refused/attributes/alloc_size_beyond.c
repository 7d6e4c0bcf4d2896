void *f(int n) __attribute__((alloc_size(1, 2))); // refused: attribute 'alloc_size'
int main(void) { return 0; }
