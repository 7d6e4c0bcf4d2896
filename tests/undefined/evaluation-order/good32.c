// The end of the program is in an operand that is not evaluated.
#include <stdio.h>
#include <stdlib.h>
static int put(int c) { putchar(c); return 0; }
static int stop(int c) { if (c) exit(c); return 0; }
int main(void) {
    int r = put('a') + put('a') + stop(0);
    putchar('0' + r);
    return 0;
}
