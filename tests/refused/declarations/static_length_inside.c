int f(int (*a)[static 3]); // refused: 6.7.6.2p1
int main(void) { return 0; }
