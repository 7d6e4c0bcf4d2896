#include <stdio.h>
static int width(unsigned x) { return x ? 32 - __builtin_clz(x) : 0; }
int main(void) {
    printf("%d %d %d %d\n", width(0), width(1), width(255), width(-1u));
    printf("%d %d\n", __builtin_clrsb(0), __builtin_bswap32(0));
    return 0;
}
