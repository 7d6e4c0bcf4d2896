// Two pointers at file scope, with storage of their own or not.
#include <stdio.h>
#include <stdlib.h>
static double *restrict a, *restrict b;
static void add(int n) {
    for (int i = 0; i < n; i++)
        a[i] += b[i]; // UB: restrict-broken
}
int main(void) {
    double *d = calloc(8, sizeof *d);
    if (!d) return 1;
    a = d;
    b = d + 2;
    add(2);
    add(4);
    printf("%g\n", a[3]);
    return 0;
}
