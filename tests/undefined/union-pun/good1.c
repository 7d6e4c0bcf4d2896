#include <stdio.h>
union u { int i; float f; unsigned char b[4]; };
int main(void) {
    union u u = {.f = 2.0f}, *p = &u;
    printf("%x %d\n", (unsigned)p->i, p->b[3]);
    p->i = 0x3f800000;
    printf("%g\n", (*p).f);
    unsigned char *bytes = u.b;
    printf("%d\n", bytes[2]);
    return 0;
}
