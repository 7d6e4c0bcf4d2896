// Each va_arg modifies its list (7.16.1.1p2).
#include <stdarg.h>
#include <stdio.h>
static int difference(int n, ...) {
    va_list list;
    va_start(list, n);
    int d = va_arg(list, int) - va_arg(list, int); // UB: unsequenced
    va_end(list);
    return d;
}
int main(void) {
    printf("%d\n", difference(2, 5, 3));
    return 0;
}
