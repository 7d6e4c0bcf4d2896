int x __attribute__((loader_uninitialized)); // refused: attribute 'loader_uninitialized'
int main(void) { return x; }
