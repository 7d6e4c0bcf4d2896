// A prototype with an ellipsis must be visible.
#include <stdarg.h>
static int first(int n, ...) {
    va_list ap;
    va_start(ap, n);
    int r = va_arg(ap, int);
    va_end(ap);
    return r;
}
int main(void) {
    int (*f)() = (int (*)())first;
    return f(1, 2); // UB: argument-mismatch|call-type-mismatch
}
