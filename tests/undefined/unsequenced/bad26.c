// An assignment in an argument and a read in another.
#include <stdio.h>
static int three(int a, int b, int c) { return a + b + c; }
int main(void) {
    int x = 1;
    printf("%d\n", three(1, x = 2, x)); // UB: unsequenced
    return 0;
}
