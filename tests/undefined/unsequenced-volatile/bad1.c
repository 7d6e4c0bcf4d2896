// Two reads of a volatile object are two side effects.
#include <stdio.h>
volatile int v = 3;
int main(void) {
    int x = v + v; // UB: unsequenced-volatile
    printf("%d\n", x);
    return 0;
}
