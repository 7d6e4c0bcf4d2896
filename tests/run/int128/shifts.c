#include <stdio.h>

typedef __int128 i128;
typedef unsigned __int128 u128;

static void show(u128 x) {
    printf("%016llx%016llx\n", (unsigned long long)(x >> 64), (unsigned long long)x);
}

int main(void) {
    u128 u = (u128)0x8000000000000001ull << 64 | 0xc000000000000003ull;
    i128 s = (i128)u;
    int counts[] = {0, 1, 31, 32, 63, 64, 65, 96, 127};
    for (int i = 0; i < 9; i++) {
        show(u << counts[i]);
        show(u >> counts[i]);
        show(s >> counts[i]);
    }
    u128 x = 1;
    x <<= 100;
    x >>= 37;
    show(x);
    show((i128)1 << 126);
    show((u128)1 << (u128)127);
    return 0;
}
