#include <stdio.h>

struct flags { unsigned a : 1, b : 3, c : 4; int s : 5; unsigned d : 17; };

int main(void) {
    struct flags f = {1, 7, 9, -16, 100000};
    printf("%u %u %u %d %u\n", f.a, f.b, f.c, f.s, f.d);
    f.b++;
    f.c -= 10;
    f.s = 15;
    f.d <<= 1;
    printf("%u %u %u %d %u\n", f.a, f.b, f.c, f.s, f.d);
    f.a = 2;
    f.b = -1;
    f.s = -17;
    printf("%u %u %d\n", f.a, f.b, f.s);
    printf("%d %d\n", f.b - 8, -f.b < 0);
    printf("%d\n", f.d > -1);
    struct flags g = f;
    g.c ^= 0xf;
    printf("%u %u\n", f.c, g.c);
    f.a = f.b = f.c = 3;
    printf("%u %u %u\n", f.a, f.b, f.c);
    struct flags array[3] = {{0}, {.b = 5}, {.s = -1}}, *p = &array[1];
    printf("%u %d %d\n", p->b, p[1].s, (p - 1)->s);
    p->b |= 2;
    p->s--;
    printf("%u %d\n", p->b, p->s);
    int r = p->b++;
    printf("%d %u\n", r, p->b);
    r = ++p->b;
    printf("%d\n", r);
    r = p->s--;
    printf("%d %d\n", r, p->s);
    printf("%zu\n", sizeof f);
    return 0;
}
