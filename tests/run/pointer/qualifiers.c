#include <stdio.h>

static int total(const int *restrict a, const int *restrict b, int n) {
    int s = 0;
    while (n--) s += *a++ * *b++;
    return s;
}

static void copy(int *restrict to, const int *restrict from, int n) {
    for (int i = 0; i < n; i++) to[i] = from[i];
}

static int sum3(const int a[const 3]) { return a[0] + a[1] + a[2]; }

int main(void) {
    int a[6] = {1, 2, 3, 4, 5, 6};
    copy(a, a + 3, 3);
    printf("%d %d %d\n", a[0], a[1], a[2]);
    printf("%d %d\n", total(a, a, 6), sum3(a + 1));
    const int k = 5;
    const int *const p = &k;
    int const *q = p;
    printf("%d %d\n", *p, *q);
    const char *volatile s = "text";
    printf("%s ", s);
    printf("%c\n", s[1]);
    volatile const int vc = 3;
    printf("%d\n", vc + 1);
    typedef int *ip;
    const ip fixed = a;
    *fixed = 42;
    printf("%d\n", a[0]);
    const struct { int x; int *y; } cs = {1, a + 1};
    *cs.y = 8;
    printf("%d %d\n", a[1], cs.x);
    return 0;
}
