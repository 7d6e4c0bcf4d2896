// The order cannot be seen.
#include <stdio.h>
static int n;
static int f(void) { n += 2; return 1; }
static int g(void) { n += 3; return 2; }
int main(void) {
    int x = f() + g();
    printf("%d %d\n", x, n);
    return 0;
}
