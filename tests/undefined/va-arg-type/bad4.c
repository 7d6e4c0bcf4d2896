#include <stdarg.h>
static int get(int n, ...) {
    va_list ap;
    va_start(ap, n);
    int *p = va_arg(ap, int *); // UB: va-arg-type
    va_end(ap);
    return p == 0;
}
int main(void) {
    return get(1, 0L);
}
