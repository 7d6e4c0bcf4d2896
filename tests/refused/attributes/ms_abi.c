static __attribute__((ms_abi)) int f(int x) { return x; } // refused: attribute 'ms_abi'
int main(void) { return f(0); }
