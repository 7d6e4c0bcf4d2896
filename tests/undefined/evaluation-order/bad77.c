#include <stdio.h>
static int g = 1;
static int set(int v) { g = v; return v; }
int main(void) {
    int r = ({ set(1); g; }) + set(2); // UB: evaluation-order
    printf("%d %d\n", r, g);
    return 0;
}
