// Not the last one.
#include <stdarg.h>
#include <stdio.h>
static int first(int n, int m, ...) {
    va_list ap;
    va_start(ap, n); // UB: va-start-parameter
    int v = va_arg(ap, int);
    va_end(ap);
    v += m;
    return v;
}
int main(void) {
    printf("%d\n", first(1, 2, 3));
    return 0;
}
