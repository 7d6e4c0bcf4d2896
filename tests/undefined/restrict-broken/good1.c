// Read in two ways, or modified elsewhere, or both pointers based on one.
#include <stdio.h>
static void add(int n, int *restrict to, const int *restrict x, const int *restrict y) {
    int *end = to + n;
    while (to != end)
        *to++ = *x++ + *y++;
}
static int walk(int *restrict p, int n) {
    int *q = p, sum = 0;
    for (int i = 0; i < n; i++)
        q[i] *= 2;
    for (p += n; p > q;)
        sum += *--p;
    return sum;
}
int main(void) {
    int a[4] = {1, 2, 3, 4}, b[4];
    add(4, b, a, a);
    add(2, a, a + 2, b);
    int s = walk(b, 4);
    printf("%d %d %d %d\n", b[3], a[0], a[1], s);
    return 0;
}
