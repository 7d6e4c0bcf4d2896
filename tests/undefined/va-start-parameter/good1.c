// Pointers, integers that stay what they are, and no register.
#include <stdarg.h>
#include <stdio.h>
static int first(const char *n, ...) {
    va_list ap;
    va_start(ap, n);
    int v = va_arg(ap, int);
    va_end(ap);
    return v;
}
int main(void) {
    printf("%d\n", first("", 2));
    return 0;
}
