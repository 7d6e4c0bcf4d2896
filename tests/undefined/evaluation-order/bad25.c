// The pointer is stepped by the left side and set by the right one.
#include <stdio.h>
static int a[4] = {1, 2, 3, 4}, *p = a;
static int move(void) { p = a + 2; return 9; }
int main(void) {
    *p++ = move(); // UB: evaluation-order
    printf("%d %d %d\n", a[0], a[2], (int)(p - a));
    return 0;
}
