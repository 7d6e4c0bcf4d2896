// An array of variable length is declared, so its type stays.
#include <stdio.h>
static int f(int n) {
    int a[n];
    a[0] = 1;
    float *x = (float *)a;
    *x = 0; // UB: effective-type
    return a[0];
}
int main(void) {
    printf("%d\n", f(4));
    return 0;
}
