struct s { char c; int v __attribute__((vector_size(16))); };
int main(void) { return sizeof(struct s); } // refused: attribute 'vector_size'
