typedef int v4 [[gnu::vector_size(16)]]; // refused: attribute 'vector_size'
int main(void) { return sizeof(v4); }
