static int f(int x __attribute__((vector_size(16)))); // refused: attribute 'vector_size'
int main(void) { return sizeof f(0); }
