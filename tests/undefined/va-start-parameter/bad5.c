// A float comes as a double.
#include <stdarg.h>
#include <stdio.h>
static int first(float n, ...) {
    va_list ap;
    va_start(ap, n); // UB: va-start-parameter
    int v = va_arg(ap, int);
    va_end(ap);
    return v;
}
int main(void) {
    printf("%d\n", first(1, 2));
    return 0;
}
