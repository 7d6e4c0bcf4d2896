#include <stdio.h>

union a { char c; int i; double d; };
union b { char c[9]; short s; };
union __attribute__((packed)) p { char c[5]; int i; };
union empty_bits { unsigned a : 3; unsigned b : 10; };

static union a make(double d) { union a x = {.d = d}; return x; }

int main(void) {
    printf("%zu %zu %zu %zu\n", sizeof(union a), sizeof(union b), sizeof(union p),
           sizeof(union empty_bits));
    printf("%zu %zu\n", _Alignof(union a), _Alignof(union b));
    union a x = make(1.5), *p = &x;
    printf("%g\n", p->d);
    p->i = 3;
    printf("%d\n", x.i);
    union empty_bits e = {5};
    printf("%u\n", e.a);
    e.b = 0x3fb;
    printf("%u %u\n", e.a, e.b);
    union { union { int a; char b; } in; char c; } n = {{65}};
    printf("%c %c %d\n", n.in.b, n.c, n.in.a);
    const union a k = {'k'};
    printf("%c\n", k.c);
    union a array[2] = {[1].d = 0.5, [0].i = 9};
    printf("%d %g\n", array[0].i, array[1].d);
    printf("%d\n", (void *)&x.c == (void *)&x.d);
    // Members with a common initial sequence may be inspected through either.
    union { struct { int t; char c; } l; struct { int t; double d; } r; } cis = {.r = {4, 2.0}};
    printf("%d\n", cis.l.t);
    return 0;
}
