// No prototype says what the pointer is taken for.
#include <stdio.h>
static int f();
int main(void) {
    int x = 1;
    printf("%d\n", f(&x, (void *)&x));
    return 0;
}
static int f(p, q) int *p; float *q; {
    *p = 1;
    *q = 0; // UB: effective-type
    return *p;
}
