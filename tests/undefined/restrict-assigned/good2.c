// From the outside in, in blocks and by calls; set anew to something else; by way of a result.
#include <stdio.h>
static int *restrict kept, spare[2];
static int sum(int *restrict p, int n) {
    int s = 0;
    for (int i = 0; i < n; i++) {
        int *restrict q = p + i;
        *q += 1;
        s += *q;
    }
    return n > 1 ? s + sum(p + 1, n - 1) : s;
}
static int *next(int *restrict p) { return p + 1; }
int main(void) {
    int a[4] = {1, 2, 3, 4};
    kept = spare;
    {
        int *restrict p = kept;
        *p = 5;
    }
    kept[1] = sum(a, 4);
    int *restrict p = a;
    {
        int *restrict q = p;
        q = next(q);
        *q += 1;
    }
    p = next(a);
    *p += 1;
    printf("%d %d %d\n", kept[0], kept[1], *p);
    return 0;
}
