// A call and an operand that reads the same object.
#include <stdio.h>
int n = 1;
static int f(void) { return n++; }
int main(void) {
    int x = n + 10 * f(); // UB: evaluation-order
    printf("%d\n", x);
    return 0;
}
