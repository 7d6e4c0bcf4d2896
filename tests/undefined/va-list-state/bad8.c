// The end of a function is a return, too.
#include <stdarg.h>
static void f(int n, ...) {
    va_list ap;
    va_start(ap, n);
    (void)va_arg(ap, int);
} // UB: va-list-state
int main(void) {
    f(1, 2);
    return 0;
}
