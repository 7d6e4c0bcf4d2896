/* Bytes of a union behind the member it was initialised by have no value that could be relied on. */
#include <stdio.h>
union U { struct { long a, b; } m1; struct { long a; unsigned long b; unsigned char c; } m3; };
static int f(union U n4) {
    long x = n4.m1.a;
    const __typeof__(n4.m3) s1 = n4.m3;
    x += s1.a;
    return x;
}
int main(void) { printf("%d\n", f((union U){{13L}})); return 0; }
