// Arguments are operands.
#include <stdio.h>
static int two(int a, int b) { return a * 10 + b; }
int main(void) {
    int i = 1;
    printf("%d\n", two(i, i++)); // UB: unsequenced
    return 0;
}
