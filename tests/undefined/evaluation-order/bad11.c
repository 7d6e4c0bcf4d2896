// A builtin stores its result before or after the other operand is read.
#include <stdio.h>
int main(void) {
    int x = 3, *p = &x;
    int y = *p + __builtin_add_overflow(4, 5, p); // UB: evaluation-order
    printf("%d %d\n", x, y);
    return 0;
}
