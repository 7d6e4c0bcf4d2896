// A variable of an inner block.
#include <stdio.h>
static int f(int *q, int *r, int n) {
    if (n > 0) {
        int *restrict p = q;
        for (int i = 0; i < n; i++)
            p[i] = i;
        return r[1]; // UB: restrict-broken
    }
    return 0;
}
int main(void) {
    int a[4] = {0};
    printf("%d\n", f(a, a, 4));
    return 0;
}
