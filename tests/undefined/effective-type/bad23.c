// A compound literal is an object of its type, as a declared one is (6.5.2.5p5).
#include <stdio.h>
static int f(int *i, float *x) {
    *i = 1;
    *x = 0; // UB: effective-type
    return *i;
}
int main(void) {
    int *p = &(int){7};
    printf("%d\n", f(p, (float *)p));
    return 0;
}
