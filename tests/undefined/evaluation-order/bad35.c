// Two letters are written by each operand, and other letters may come between them.
#include <stdio.h>
static int put(int c) { putchar(c); return 0; }
int main(void) {
    int r = (put('a'), put('b')) + (put('a'), put('b')); // UB: evaluation-order
    return r;
}
