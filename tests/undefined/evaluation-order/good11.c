// Both write the same letter.
#include <stdio.h>
static int put(int c) { putchar(c); return 1; }
int main(void) {
    int r = put('a') + put('a');
    putchar('0' + r);
    return 0;
}
