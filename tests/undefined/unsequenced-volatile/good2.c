// An assignment's value is not read again, and sizeof reads nothing.
#include <stdio.h>
int main(void) {
    volatile int v = 3;
    int x;
    x = v = 5;
    x += (int)sizeof v + v;
    v++;
    printf("%d %d\n", x, v);
    return 0;
}
