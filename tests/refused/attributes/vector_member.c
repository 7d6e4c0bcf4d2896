struct s { char c; int v __attribute__((vector_size(16))); }; // refused: attribute 'vector_size'
int main(void) { return sizeof(struct s); }
