#include <stdio.h>

static inline int clamp(int x, int lo, int hi) { return x < lo ? lo : x > hi ? hi : x; }
static inline int square(int x) { return x * x; }
extern inline int shared(int x);
inline int shared(int x) { return x + 100; }
static int apply(int (*f)(int), int n, int x) {
    while (n--) x = f(x);
    return x;
}
static int decrement(int x) { return x - 1; }
static int depth(int a, int b, int c) { return c ? depth(b, a + c, c - 1) : a * 1000 + b; }

int main(void) {
    printf("%d %d %d\n", clamp(5, 0, 3), clamp(-5, 0, 3), clamp(2, 0, 3));
    printf("%d\n", square(clamp(square(3), square(1), square(2))));
    printf("%d %d\n", apply(decrement, 5, 10), apply(square, 3, 2));
    printf("%d\n", shared(shared(1)));
    printf("%d\n", depth(1, 2, 6));
    return 0;
}
