// Rows of one array are different arrays.
#include <stddef.h>
int main(void) {
    int a[4][5] = {{0}};
    int *p = &a[1][2], *q = &a[2][2];
    ptrdiff_t n = q - p; // UB: pointer-subtraction
    return n == 5;
}
