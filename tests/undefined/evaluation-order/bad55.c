// The status of exit is read before or after the other operand changes it.
#include <stdlib.h>
static int g = 10;
static int set(int x) { g = x; return x; }
int main(void) {
    int r = (exit(g), 1) + set(5); // UB: evaluation-order
    return r;
}
