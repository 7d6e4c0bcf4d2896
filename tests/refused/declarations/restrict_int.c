// 6.7.3p2.
int restrict x; // refused: invalid use of 'restrict'
int main(void) { return x; }
