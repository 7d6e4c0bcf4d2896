// In a list without a difference; and where calls are sequenced.
#include <stdio.h>
static int n;
static int next(void) { return ++n; }
static int later(int x) { return x; }
int main(void) {
    int a[2] = {next(), next()}, i = 1;
    int b[2] = {i++, 5};
    int s = a[0] + a[1];
    int x = next() ? next() : 0;
    int y = (next(), next()) + later(1);
    printf("%d %d %d %d %d\n", s, x, y, n, b[0] + b[1] + i);
    return 0;
}
