typedef float f4 __attribute__((ext_vector_type(4)));
int main(void) { return sizeof(f4); } // refused: attribute 'ext_vector_type'
