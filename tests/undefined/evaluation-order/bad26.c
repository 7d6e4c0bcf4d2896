// The old value of the left side is read before or after the call.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
int main(void) {
    g += set(3); // UB: evaluation-order
    printf("%d\n", g);
    return 0;
}
