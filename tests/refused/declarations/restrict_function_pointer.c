void (*restrict p)(void); // refused: invalid use of 'restrict'
int main(void) { return p != 0; }
