// Four arguments write the same letter.
#include <stdio.h>
static int put(int c) { putchar(c); return 1; }
static int four(int a, int b, int c, int d) { return a + b + c + d; }
int main(void) {
    int r = four(put('a'), put('a'), put('a'), put('a')) + put('a');
    putchar('0' + r);
    return 0;
}
