typedef int v __attribute__((mode(V4SI))); // refused: attribute 'mode'
int main(void) { return sizeof(v); }
