// Only if the second operand is evaluated at all.
#include <stdio.h>
static int f(int c) {
    int i = 1;
    return i + (c && i++); // UB: unsequenced
}
int main(void) {
    int x = f(0);
    printf("%d\n", x);
    x = f(1);
    printf("%d\n", x);
    return 0;
}
