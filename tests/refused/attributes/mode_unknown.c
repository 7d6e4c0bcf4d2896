typedef int v __attribute__((mode(V4SI)));
int main(void) { return sizeof(v); } // refused: attribute 'mode'
