// A member is assigned by both operands.
#include <stdio.h>
static struct { int x; } s;
int main(void) {
    int r = (s.x = 1) * 10 + (s.x = 2); // UB: unsequenced
    printf("%d\n", r);
    return 0;
}
