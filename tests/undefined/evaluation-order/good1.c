#include <stdio.h>
static int n;
static int next(void) { return ++n; }
static int zero(void) { return 0; }
int main(void) {
    int a = next(), b = next();
    printf("%d %d\n", a, b);
    printf("%d\n", (next(), next()));
    printf("%d\n", zero() + zero());
    int c = next() && next() ? n : -1;
    printf("%d\n", c);
    return 0;
}
