// Automatic initialisers are evaluated each time; earlier members are visible to later statements.
#include <stdio.h>

static int n;
static int next(void) { return ++n; }

int main(void) {
    for (int i = 0; i < 3; i++) {
        int a = next(), b = a * 10, c = b + next();
        int v[2] = {b, a};
        printf("%d %d %d %d\n", a, b, c, v[1]);
    }
    int x = 5, *p = &x, y = *p + 1, z = x > y ? x : y;
    printf("%d %d\n", y, z);
    int self = sizeof self;
    printf("%d\n", self);
    struct { int a; int *b; } s = {3, &s.a};
    *s.b = 4;
    printf("%d\n", s.a);
    struct { int v[2]; } t = {{1, 2}}, u[2] = {t, t};
    u[0].v[0] = 9;
    printf("%d %d %d\n", t.v[0], u[0].v[0], u[1].v[1]);
    double d = 7 / 2, e = 7 / 2.0;
    printf("%g %g\n", d, e);
    char c = 'a' + 1, str[] = {c, c + 1, 0};
    puts(str);
    unsigned char wrap = 256 + 3;
    printf("%d\n", wrap);
    const char *const text = x > 3 ? "big" : "small";
    puts(text);
    return 0;
}
