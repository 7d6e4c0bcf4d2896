// Unsigned for int is fine while the value fits both.
#include <stdio.h>
static int add(a, b) int a; unsigned b; { return a + (int)b; }
static char *pick(p) void *p; { return p; }
int main(void) {
    int (*f)() = add;
    printf("%d %d\n", add(1u, 2), f(3, 4));
    char c = 'q';
    printf("%c\n", *pick(&c));
    return 0;
}
