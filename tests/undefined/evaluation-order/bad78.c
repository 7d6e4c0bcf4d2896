#include <stdio.h>
static int g = 1;
static int set(int v) { g = v; return v; }
static int two(int a, int b) { return a * 10 + b; }
int main(void) {
    printf("%d\n", two(({ int k = set(2); k + g; }), two(set(3), 1)) + g); // UB: evaluation-order
    return 0;
}
