#include <stdarg.h>
static int next(va_list *ap) {
    return va_arg(*ap, int); // UB: va-arg-exhausted
}
static int f(int n, ...) {
    va_list ap;
    va_start(ap, n);
    int r = next(&ap) + next(&ap);
    va_end(ap);
    return r;
}
int main(void) {
    return f(0, 1);
}
