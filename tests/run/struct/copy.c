#include <stdio.h>

struct inner { short a; char b[3]; };
struct outer { int n; struct inner in[2]; double d; };

static struct outer make(int n) {
    struct outer o = {n, {{n + 1, "ab"}, {n + 2, {'x', 'y', 'z'}}}, n / 2.0};
    return o;
}

static void by_value(struct outer o) {
    o.n = 0;
    o.in[1].b[0] = '?';
}

int main(void) {
    struct outer a = make(7), b, c;
    b = c = a;
    b.in[0].a = 99;
    by_value(a);
    printf("%d %d %d %c %g\n", a.n, a.in[0].a, b.in[0].a, a.in[1].b[0], c.d);
    struct outer *p = &c;
    *p = make(20);
    printf("%d %d %s\n", c.n, p->in[1].a, p->in[0].b);
    p->in[0] = p->in[1];
    printf("%d %c\n", c.in[0].a, c.in[0].b[2]);
    struct outer array[3] = {make(1), make(2)};
    array[2] = array[0];
    array[0] = array[1];
    printf("%d %d %d\n", array[0].n, array[1].n, array[2].n);
    printf("%d\n", make(5).in[1].a);
    printf("%c\n", make(5).in[1].b[1]);
    printf("%d\n", (1 ? a : b).n);
    printf("%d\n", (a = b, a).in[0].a);
    printf("%d\n", (a = make(3)).n);
    struct { int v[4]; } x = {{1, 2, 3, 4}}, y;
    y = x;
    y.v[0] = 5;
    printf("%d %d\n", x.v[0], y.v[0] + y.v[3]);
    p = &a;
    *p = *p;
    printf("%d\n", p->n);
    return 0;
}
