#include <stdio.h>
union u { int i; const int c; short s[2]; struct { unsigned a : 4, b : 4; } x; struct { unsigned low : 4, b : 4; } y; };
int main(void) {
    union u u = {.i = 0x10002}, v = u;
    u.i = u.i;
    u.i = u.c;
    u.s[0] = u.s[1];
    u.s[1] = v.s[0];
    printf("%d %d\n", u.s[0], u.s[1]);
    u.i = v.s[0];
    // What is stored has been computed.
    u.i = u.s[0] + 0;
    u.i = (int)u.s[0];
    u.i = +u.s[0];
    printf("%d\n", u.i);
    u.x.a = 5;
    u.x.b = u.x.a;
    u.x.b = u.y.b;
    printf("%u %u\n", u.x.a, u.x.b);
    union u w[2] = {{.i = 1}, {.i = 2}}, *p = w, *q = w + 1;
    p->i = q->s[0];
    printf("%d\n", w[0].i);
    return 0;
}
