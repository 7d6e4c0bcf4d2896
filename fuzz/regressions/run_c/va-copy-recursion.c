#include <stdarg.h>
#include <stdio.h>
static int take(va_list *ap) { return va_arg(*ap, int); }
static int f(int n, ...) {
    va_list ap, again;
    va_start(ap, n);
    int a = take(&ap);
    va_copy(again, ap);
    printf("%d\n", f(1, 2, 3));
    a += take(&ap) + va_arg(again, int);
    va_start(ap, n);
    va_end(again);
    va_end(ap);
    return a;
}
int main(void) {
    printf("%d\n", f(1, 2, 3));
    return 0;
}
