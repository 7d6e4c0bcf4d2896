// The same with the sum written out.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
int main(void) {
    g = g + set(3); // UB: evaluation-order
    printf("%d\n", g);
    return 0;
}
