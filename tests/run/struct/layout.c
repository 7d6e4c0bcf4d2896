#include <stddef.h>
#include <stdio.h>

struct a { char c; int i; char d; };
struct b { char c; char d; int i; };
struct c { char c; double d; short s; };
struct d { struct a a; char c; };
struct e { char c[5]; short s; };
struct f { long l; char c; };
struct __attribute__((packed)) g { char c; int i; short s; };
struct h { char c; _Alignas(16) char d; };
struct i { int n; char flex[]; };
struct j { long double x; char c; };
struct k { char c; struct { short s; char t; } in; union { int i; char b; } u; };

#define SHOW(s, m) printf(#s "." #m " %zu\n", offsetof(struct s, m))

int main(void) {
    printf("%zu %zu %zu %zu %zu %zu %zu %zu %zu %zu %zu\n", sizeof(struct a), sizeof(struct b),
           sizeof(struct c), sizeof(struct d), sizeof(struct e), sizeof(struct f), sizeof(struct g),
           sizeof(struct h), sizeof(struct i), sizeof(struct j), sizeof(struct k));
    printf("%zu %zu %zu\n", _Alignof(struct a), _Alignof(struct g), _Alignof(struct h));
    SHOW(a, i);
    SHOW(a, d);
    SHOW(b, i);
    SHOW(c, d);
    SHOW(c, s);
    SHOW(d, c);
    SHOW(d, a.d);
    SHOW(e, s);
    SHOW(e, c[3]);
    SHOW(g, i);
    SHOW(g, s);
    SHOW(h, d);
    SHOW(i, flex);
    SHOW(k, in.t);
    SHOW(k, u);
    struct g p = {1, 0x12345678, 3}, q = p;
    p.i++;
    printf("%x %x %d\n", p.i, q.i, q.s);
    struct g array[2] = {p, {4, 5, 6}};
    printf("%d %zu\n", array[1].i + array[1].s, sizeof array);
    return 0;
}
