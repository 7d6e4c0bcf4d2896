#include <stdio.h>
__attribute__((gnu_inline)) extern inline int twice(int x) { return 2 * x; }
__attribute__((gnu_inline)) extern inline int unused(int x) { return x + 1; }
int main(void) {
    int (*p)(int) = twice;
    printf("%d %d\n", twice(3), p(4));
    return 0;
}
int twice(int x) { return x + x; }
int unused(int x) { return x - 1; }
