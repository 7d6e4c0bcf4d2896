#include <stdio.h>
int main(void) {
    unsigned long long x = 1ull << 32;
    printf("%d %d\n", __builtin_ctzll(x), __builtin_clz((unsigned)x | 1));
    printf("%d %d %d\n", __builtin_popcount(0), __builtin_ffs(0), __builtin_parity(0));
    return 0;
}
