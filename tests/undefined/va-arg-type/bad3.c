// The value does not fit the other signedness.
#include <stdarg.h>
static unsigned get(int n, ...) {
    va_list ap;
    va_start(ap, n);
    unsigned u = va_arg(ap, unsigned); // UB: va-arg-type
    va_end(ap);
    return u;
}
int main(void) {
    return get(1, -1) == 0;
}
