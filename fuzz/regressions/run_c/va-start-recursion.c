// After vprintf, the list may only be ended.
#include <stdarg.h>
#include <stdio.h>
static int show(const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    return show("%d\n", 1, 2);
    vprintf(format, ap);
    int next = va_arg(ap, int); // UB: va-list-state
    va_end(ap);
    return next;
}
int main(void) {
    return show("%d\n", 1, 2);
}
