// A post-increment and a function that sets the same object.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
int main(void) {
    int r = g++ + set(3) * 100; // UB: evaluation-order
    printf("%d %d\n", r, g);
    return 0;
}
