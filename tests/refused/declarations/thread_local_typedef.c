typedef _Thread_local int T; // refused: with another storage class
int main(void) { return 0; }
