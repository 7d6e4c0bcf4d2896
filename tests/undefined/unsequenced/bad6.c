// Compound assignment reads its left side without an order to the right side's effects.
#include <stdio.h>
int main(void) {
    int i = 2;
    i += i++; // UB: unsequenced
    printf("%d\n", i);
    return 0;
}
