static int f(int x __attribute__((vector_size(16))));
int main(void) { return sizeof f(0); } // refused: attribute 'vector_size'
