int a[const 3]; // refused: 6.7.6.2p1
int main(void) { return a[0]; }
