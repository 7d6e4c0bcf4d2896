// The orders agree 49 times of 50.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
int main(void) {
    int r = 0;
    for (int i = 0; i < 50; i++)
        r += (set(i / 49), g) + set(0); // UB: evaluation-order
    printf("%d\n", r);
    return 0;
}
