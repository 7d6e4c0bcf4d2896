// An operand is read next to a comma with a call.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
int main(void) {
    static int y = 1;
    int r = g + (set(5), y); // UB: evaluation-order
    printf("%d\n", r);
    return 0;
}
