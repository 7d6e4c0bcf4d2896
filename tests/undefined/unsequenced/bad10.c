// The comma inside one operand orders nothing with the other.
#include <stdio.h>
int main(void) {
    int x = 1;
    int y = x + (x, x = 2); // UB: unsequenced
    printf("%d\n", y);
    return 0;
}
