int f(int n) __attribute__((hot));
int f(int n) __attribute__((cold)); // refused: attribute 'hot'
int main(void) { return 0; }
