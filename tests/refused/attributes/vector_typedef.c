typedef int v4 [[gnu::vector_size(16)]];
int main(void) { return sizeof(v4); } // refused: attribute 'vector_size'
