// A function reads and writes; two calls of it are not interleaved.
#include <stdio.h>
static int s;
static int bump(void) { s = s + 1; return s * 0; }
int main(void) {
    int r = bump() + bump();
    printf("%d %d\n", r, s);
    return 0;
}
