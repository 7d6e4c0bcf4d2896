#include <stdarg.h>
static double total(int n, ...) {
    va_list ap;
    double s = 0;
    va_start(ap, n);
    while (n--)
        s += va_arg(ap, double); // UB: va-arg-type
    va_end(ap);
    return s;
}
int main(void) {
    return total(2, 1.5, 2) > 0;
}
