#include <limits.h>
#include <stdio.h>
int main(void) {
    int x = INT_MIN + 1;
    long wide = INT_MAX;
    wide++;
    unsigned u = INT_MAX;
    u += 1;
    printf("%d %ld %u %u\n", -x, wide, u, -(unsigned)INT_MIN);
    struct { unsigned f : 3; signed g : 4; } b = {7, 7};
    b.f++;
    b.g += 1;
    printf("%d %d\n", b.f, b.g);
    printf("%d\n", INT_MAX - 1 + 1);
    return 0;
}
