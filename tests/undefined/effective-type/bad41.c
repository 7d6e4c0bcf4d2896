// A union of pointers makes a pointer of another type without a conversion; what it points to stays what it is.
#include <stdio.h>
static int f(int *i, float *x) {
    *i = 1;
    *x = 0; // UB: effective-type
    return *i;
}
int main(void) {
    int x;
    union { int *i; float *f; } p;
    p.i = &x;
    printf("%d\n", f(p.i, p.f));
    return 0;
}
