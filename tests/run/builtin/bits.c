#include <stdio.h>

int main(void) {
    unsigned v[] = {1, 2, 3, 0x80000000u, 0xffffffffu, 0x00f0f000u};
    for (int i = 0; i < 6; i++)
        printf("%d %d %d %d %d\n", __builtin_clz(v[i]), __builtin_ctz(v[i]), __builtin_popcount(v[i]),
               __builtin_parity(v[i]), __builtin_ffs((int)v[i]));
    unsigned long long w[] = {1, 1ull << 63, 0x00ff00ff00ff0000ull};
    for (int i = 0; i < 3; i++)
        printf("%d %d %d %d %d\n", __builtin_clzll(w[i]), __builtin_ctzll(w[i]), __builtin_popcountll(w[i]),
               __builtin_parityll(w[i]), __builtin_ffsll((long long)w[i]));
    printf("%d %d %d\n", __builtin_clzl(5ul), __builtin_ctzl(8ul), __builtin_popcountl(~0ul));
    printf("%d %d %d\n", __builtin_popcount(0), __builtin_ffs(0), __builtin_parity(0));
    printf("%d %d\n", __builtin_clrsb(0), __builtin_clrsb(-1));
    printf("%d %d\n", __builtin_clrsb(1), __builtin_clrsbll(-256));
    printf("%x %x %llx\n", __builtin_bswap16(0x1234), __builtin_bswap32(0x12345678),
           (unsigned long long)__builtin_bswap64(0x123456789abcdef0ull));
    return 0;
}
