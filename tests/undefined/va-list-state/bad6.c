// A copy needs a va_end of its own.
#include <stdarg.h>
static int f(int n, ...) {
    va_list ap, again;
    va_start(ap, n);
    va_copy(again, ap);
    int a = va_arg(again, int);
    va_end(ap);
    return a; // UB: va-list-state
}
int main(void) {
    return f(1, 2);
}
