#include <stdarg.h>
#include <stdio.h>
static int take(va_list ap) {
    int first = va_arg(ap, int);
    return first * 10 + va_arg(ap, int);
}
static int f(int n, ...) {
    va_list ap;
    va_start(ap, n);
    int a = take(ap);
    va_end(ap);
    va_start(ap, n);
    a += va_arg(ap, int);
    va_end(ap);
    return a;
}
int main(void) {
    printf("%d\n", f(1, 2, 2));
    return 0;
}
