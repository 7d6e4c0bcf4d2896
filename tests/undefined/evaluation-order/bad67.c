// An address is computed from a pointer that is moved meanwhile.
#include <stdio.h>
static int a[8] = {1, 2, 3, 4, 5, 6, 7, 8}, *p = a;
static int move(int i) { p = a + i; return i; }
int main(void) {
    printf("%d\n", p[move(2)]); // UB: evaluation-order
    return 0;
}
