// The library writes what the other operand reads.
#include <stdio.h>

int main(void) {
    char b[8] = "abc";
    int r = b[0] + sprintf(b, "hello"); // UB: evaluation-order
    printf("%d\n", r);
    return 0;
}
