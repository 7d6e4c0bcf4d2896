// A pointer to an array of other elements.
#include <stdio.h>
static int f(int (*a)[2], float (*b)[2]) {
    (*a)[1] = 1;
    (*b)[1] = 0; // UB: effective-type
    return (*a)[1];
}
int main(void) {
    int a[2];
    printf("%d\n", f(&a, (float (*)[2])&a));
    return 0;
}
