// Nested joins: counts only.
#include <stdio.h>
static int n;
static int inc(void) { return ++n; }
static int two(int a, int b) { return a + b; }
int main(void) {
    int r = two(two(inc(), inc()), two(inc(), inc()));
    printf("%d %d\n", r, n);
    return 0;
}
