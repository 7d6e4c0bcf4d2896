// Pointers to members, one after the other; the union through itself.
#include <stdio.h>
union u { int i; float f; char c[8]; struct { short a, b; } s; };
int main(void) {
    union u u;
    int *i = (int *)&u;
    float *f = (float *)&u;
    short *s = (short *)&u;
    *i = 1;
    int a = *i;
    *f = 2;
    float b = *f;
    s[0] = 3;
    s[1] = 0;
    printf("%d %.1f %d %d %d\n", a, b, u.s.a, u.i == 3, *(unsigned char *)s);
    return 0;
}
