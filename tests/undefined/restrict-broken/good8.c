// From the outside in, null, by way of integers; and after the block everything is free again.
#include <stdint.h>
#include <stdio.h>
static int a[8], *kept;
static int sum(const int *restrict p, int n) {
    int s = 0;
    {
        const int *restrict q = p;
        for (int i = 0; i < n; i++) s += *q++;
    }
    return s + p[0];
}
static int *round_up(int *restrict p) {
    int *q = (int *)(((uintptr_t)p + 15) & ~(uintptr_t)15);
    *q = 3;
    return p;
}
static void keep(int *restrict p) {
    kept = p;
    *p += 1;
}
static void null(int *restrict p, int *restrict q) {
    q = 0;
    p = q;
    if (!p) a[0] = 2;
}
int main(void) {
    for (int i = 0; i < 8; i++) {
        int *restrict p = a + i;
        *p = i;
    }
    int s = sum(a, 8);
    a[0] = *round_up(a);
    keep(a);
    keep(kept);
    *kept += 1;
    a[0] += *kept;
    null(a, a + 1);
    printf("%d %d\n", s, a[0] > 0);
    return 0;
}
