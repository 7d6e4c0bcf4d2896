// Each operand writes.
#include <stdio.h>
static int put(int c) { putchar(c); return 0; }
int main(void) {
    int r = put('a') + put('b'); // UB: evaluation-order
    putchar('0' + r);
    return 0;
}
