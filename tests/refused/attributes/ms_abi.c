static __attribute__((ms_abi)) int f(int x) { return x; }
int main(void) { return f(0); } // refused: attribute 'ms_abi'
