// By way of a union, and an object that is used anew.
#include <stdlib.h>
#include <stdio.h>
union u { unsigned i; float f; };
int main(void) {
    union u x = {.f = 1};
    union u *p = &x, *h = malloc(sizeof *h);
    if (!h) return 1;
    h->f = 2;
    unsigned bits = p->i, more = h->i;
    p->f = 4;
    h->i = 0x40400000;
    int *a = realloc(h, 64);
    if (!a) return 1;
    float *f = (float *)a;
    printf("%x %x %x %.1f\n", bits, more, x.i, f[0]);
    a[1] = 3;
    f[2] = 5;
    printf("%d %.1f\n", a[1], f[2]);
    free(a);
    return 0;
}
