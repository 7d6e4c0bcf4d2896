// The argument is zero only after narrowing to unsigned.
int main(void) {
    unsigned long long x = 1ull << 32;
    return __builtin_ctz(x); // UB: builtin-domain
}
