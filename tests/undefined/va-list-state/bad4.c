#include <stdarg.h>
static int f(int n, ...) {
    va_list ap;
    va_start(ap, n);
    va_start(ap, n); // UB: va-list-state
    va_end(ap);
    return 0;
}
int main(void) {
    return f(1, 2);
}
