// After the callee used va_arg on a passed list, the caller may only end it.
#include <stdarg.h>
static int take(va_list ap) { return va_arg(ap, int); }
static int f(int n, ...) {
    va_list ap;
    va_start(ap, n);
    int a = take(ap);
    a += va_arg(ap, int); // UB: va-list-state
    va_end(ap);
    return a;
}
int main(void) {
    return f(1, 2, 3);
}
