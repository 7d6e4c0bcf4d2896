#include <stdio.h>
static int g = 1, h = 2;
static int change(void) { h = 10; return 1; }
static int read_g(void) { return g; }
int main(void) {
    int r = g + change();
    printf("%d %d\n", r, read_g() + read_g());
    int a[2] = {0, 0}, i = 0;
    a[i] = change();
    printf("%d %d\n", a[0], h);
    return 0;
}
