// The middle one may write first.
#include <stdio.h>
static int put(int c) { putchar(c); return c; }
static int three(int a, int b, int c) { return a == b || b == c; }
int main(void) {
    return three(put('a'), put('b'), put('a')); // UB: evaluation-order
}
