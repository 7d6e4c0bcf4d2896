// Without a value, and not read: sizes, addresses, operands that are not evaluated.
#include <stdio.h>
int main(void) {
    int x, y = 1, *p = &x;
    struct { int a, b; } s;
    s.b = 2;
    printf("%d %d %d\n", (int)(sizeof x / sizeof *p), y || x, &s.a == (int *)&s);
    return s.b - 2;
}
