// One after the other, or of different objects.
#include <stdio.h>
volatile int v = 3, a[2] = {4, 5};
struct { volatile int m, n; } s = {6, 7};
static int get(void) { return v; }
int main(void) {
    int x = v, y = (x, v) + a[0] + a[1] + s.m + s.n;
    x = v ? v : 0;
    x += v && v;
    y += get() + get();
    printf("%d %d\n", x, y);
    return 0;
}
