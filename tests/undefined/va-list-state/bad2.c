#include <stdarg.h>
static int f(int n, ...) {
    va_list ap;
    va_start(ap, n);
    int a = va_arg(ap, int);
    if (a > 1) return a; // UB: va-list-state
    va_end(ap);
    return 0;
}
int main(void) {
    f(1, 1);
    return f(1, 2);
}
