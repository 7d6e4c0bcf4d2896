#include <stdio.h>

typedef int (*binary)(int, int);

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }

static int apply(binary f, int a, int b) { return f(a, b); }
static int apply2(int f(int, int), int a) { return f(a, a); }
static binary choose(char op) { return op == '+' ? add : op == '-' ? &sub : mul; }
static int (*chain(int n))(int, int) { return n ? chain(n - 1) : sub; }

struct ops { const char *name; binary f; };

static void each(const int *a, int n, void (*f)(int, void *), void *data) {
    for (int i = 0; i < n; i++) f(a[i], data);
}
static void accumulate(int x, void *data) { *(long *)data += x; }

static double half(double x) { return x / 2; }

int main(void) {
    printf("%d %d %d\n", apply(add, 2, 3), apply(&mul, 4, 5), apply2(mul, 7));
    printf("%d %d %d\n", choose('+')(1, 2), (*choose('-'))(1, 2), (***choose('*'))(3, 2));
    printf("%d\n", chain(3)(10, 4));
    struct ops table[] = {{"add", add}, {"sub", sub}, {"mul", mul}};
    for (int i = 0; i < 3; i++) printf("%s=%d ", table[i].name, table[i].f(9, 3));
    printf("\n");
    binary f = add;
    printf("%d %d %d\n", f == add, f != sub, f == &add);
    f = 0;
    printf("%d %d\n", !f, f ? 1 : 2);
    int a[] = {1, 2, 3, 4};
    long sum = 0;
    each(a, 4, accumulate, &sum);
    printf("%ld\n", sum);
    double (*fs[2])(double) = {half, half};
    printf("%g\n", fs[0](fs[1](10)));
    int (*(*pp)(int))(int, int) = chain;
    printf("%d\n", pp(1)(5, 5));
    binary *pf = &table[2].f;
    printf("%d\n", (*pf)(6, 6));
    printf("%d\n", (1 ? add : sub)(1, 1));
    printf("%d\n", ((int (*)(int, int))(void (*)(void))mul)(8, 8));
    int (*print)(const char *, ...) = printf;
    print("%s\n", "through a pointer");
    return 0;
}
