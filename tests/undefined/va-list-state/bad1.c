#include <stdarg.h>
static int f(int n, ...) {
    va_list ap;
    va_start(ap, n);
    int a = va_arg(ap, int);
    va_end(ap);
    a += va_arg(ap, int); // UB: va-list-state
    return a;
}
int main(void) {
    return f(1, 2, 3);
}
