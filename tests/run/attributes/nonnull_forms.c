// Which parameters may not be null: by numbers, by constants, all of them. Others may.
#include <stdio.h>

enum { FIRST = 1, SECOND };
__attribute__((nonnull(1))) static int a(int *p, int *q) { return *p + !q; }
__attribute__((nonnull(SECOND))) static int b(int *p, int *q) { return *q + !p; }
__attribute__((nonnull(3 - 2, 1 + SECOND))) static int c(int *p, int *q, int *r) { return *p + *r + !q; }
[[gnu::nonnull]] static int d(int *p, int x, int *q) { return *p + x + *q; }
[[gnu::nonnull(FIRST)]] static int e(int *p, int *q) { return *p + !q; }
static int f(int *p, int *q) __attribute__((__nonnull__(2)));
static int f(int *p, int *q) { return !p + *q; }
__attribute__((nonnull(1), nonnull(3))) static int g(int *p, int *q, int *r) { return *p + !q + *r; }

int main(void)
{
    int x = 1, y = 10;
    printf("%d %d %d %d %d %d %d\n", a(&x, 0), b(0, &y), c(&x, 0, &y), d(&x, 0, &y), e(&y, 0), f(0, &x), g(&x, 0, &y));
    return 0;
}
