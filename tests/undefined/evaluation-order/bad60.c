// scanf stores before or after the other argument is read.
#include <stdio.h>
static int z = 4;
static int two(int a, int b) { return a * 10 + b; }
int main(void) {
    printf("%d\n", two(z, sscanf("7", "%d", &z))); // UB: evaluation-order
    return 0;
}
