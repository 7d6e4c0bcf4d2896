#include <stdio.h>
union u { int i; unsigned n; float f; };
int main(void) {
    union u u;
    float *f = &u.f;
    int *i = &u.i;
    *f = 1.5f;
    printf("%g\n", *f);
    *i = -1;
    printf("%d %u\n", *i, *(unsigned *)i);
    *f = 2.5f;
    printf("%g\n", u.f);
    return 0;
}
