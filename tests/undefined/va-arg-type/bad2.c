// Arguments arrive promoted: there is never a float or a short.
#include <stdarg.h>
static int get(int n, ...) {
    va_list ap;
    va_start(ap, n);
    short s = va_arg(ap, short); // UB: va-arg-type
    va_end(ap);
    return s;
}
int main(void) {
    short s = 3;
    return get(1, s);
}
