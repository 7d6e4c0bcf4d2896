#include <stdio.h>

struct p { int x; };

static void nothing(void) {}
static int log_(int v) { printf("<%d>", v); return v; }

int main(void) {
    int a = 1, b = 2, c;
    c = (a++, b += a, a * b);
    printf("%d %d %d\n", a, b, c);
    for (int i = 0, j = 9; i < j; i += 2, j--) printf("%d", j - i);
    printf("\n");
    a > 1 ? log_(1) : log_(2);
    a > 9 ? (void)log_(3) : nothing();
    printf("\n");
    int x = a < b ? a < 0 ? 1 : 2 : b < 0 ? 3 : 4;
    printf("%d\n", x);
    *(a > b ? &a : &b) = 50;
    printf("%d %d\n", a, b);
    struct p p = {1}, q = {2};
    printf("%d\n", (a ? q : p).x);
    const char *s = 0;
    printf("%s\n", s ? s : "null");
    printf("%d\n", (log_(4), log_(5)) ? log_(6) : log_(7));
    long mixed = 1 ? -1 : 1u;
    printf("%ld\n", mixed);
    double d = 1 ? 1 : 0.5;
    printf("%g\n", d / 2);
    void *v = a ? (void *)&a : (void *)0;
    printf("%d\n", v == &a);
    int *ip = a ? &a : 0;
    printf("%d\n", *ip);
    return 0;
}
