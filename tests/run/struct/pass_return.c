// Aggregates of many sizes through calls, to catch every class of argument passing.
#include <stdio.h>

struct s1 { char a; };
struct s3 { char a[3]; };
struct s8 { int a; float b; };
struct s16 { double a; long b; };
struct s24 { long a, b, c; };
struct sf { float a, b, c; };
struct big { int v[40]; };
union u { int i; double d; };

static struct s1 f1(struct s1 x) { x.a++; return x; }
static struct s3 f3(struct s3 x) { x.a[2] = x.a[0]; return x; }
static struct s8 f8(int k, struct s8 x) { x.a += k; x.b *= 2; return x; }
static struct s16 f16(struct s16 x, struct s16 y) { x.a += y.a; x.b -= y.b; return x; }
static struct s24 f24(char c, struct s24 x, double d) { x.c = x.a + c + (long)d; return x; }
static struct sf ff(struct sf x) { struct sf y = {x.c, x.a, x.b}; return y; }
static struct big fb(struct big x, int i) { x.v[i] *= -1; return x; }
static union u fu(union u x) { x.d = x.i / 4.0; return x; }
static int many(int a, double b, struct s8 c, long d, struct s24 e, float f, struct s3 g, char h,
                int i, int j, int k) {
    return a + b + c.a + c.b + d + e.a + e.c + f + g.a[1] + h + i + j + k;
}

int main(void) {
    printf("%d\n", f1((struct s1){'a'}).a);
    struct s3 t = f3((struct s3){"xyz"});
    printf("%c%c%c\n", t.a[0], t.a[1], t.a[2]);
    struct s8 e = f8(5, (struct s8){1, 1.5f});
    printf("%d %g\n", e.a, e.b);
    struct s16 q = f16((struct s16){1.5, 10}, (struct s16){2, 3});
    printf("%g %ld\n", q.a, q.b);
    struct s24 w = f24(1, (struct s24){10, 20, 30}, 2.9);
    printf("%ld %ld %ld\n", w.a, w.b, w.c);
    struct sf r = ff((struct sf){1, 2, 3});
    printf("%g %g %g\n", r.a, r.b, r.c);
    struct big b = {{1, 2, 3}};
    b = fb(fb(b, 1), 2);
    printf("%d %d %d %d\n", b.v[0], b.v[1], b.v[2], b.v[39]);
    printf("%g\n", fu((union u){7}).d);
    printf("%d\n", many(1, 2.5, e, 4, w, 0.5f, t, 2, 3, 4, 5));
    return 0;
}
