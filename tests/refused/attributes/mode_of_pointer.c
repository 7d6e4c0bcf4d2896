int *p __attribute__((mode(DI))); // refused: attribute 'mode'
int main(void) { return sizeof p; }
