// Writes by operands themselves stay undefined next to calls.
#include <stdio.h>
static int g;
static int f(void) { return 1; }
int main(void) {
    int r = (g = 1) + f() + (g = 2); // UB: unsequenced
    printf("%d %d\n", r, g);
    return 0;
}
