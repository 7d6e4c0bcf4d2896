#include <stdarg.h>
#include <stdio.h>
static int none(int n, ...) {
    va_list ap, copy;
    va_start(ap, n);
    va_copy(copy, ap);
    int r = n ? va_arg(copy, int) : 0;
    if (n) r += va_arg(ap, int);
    va_end(copy);
    va_end(ap);
    return r;
}
int main(void) {
    printf("%d %d\n", none(0), none(1, 4));
    return 0;
}
