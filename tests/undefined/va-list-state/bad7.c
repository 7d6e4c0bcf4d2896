// va_end belongs into the function that has va_start.
#include <stdarg.h>
static int last(va_list *ap) {
    int a = va_arg(*ap, int);
    va_end(*ap); // UB: va-list-state
    return a;
}
static int f(int n, ...) {
    va_list ap;
    va_start(ap, n);
    return last(&ap);
}
int main(void) {
    return f(1, 2);
}
