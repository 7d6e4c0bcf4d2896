// Declared as an array, though it is a pointer.
#include <stdarg.h>
#include <stdio.h>
static int first(int n[], ...) {
    va_list ap;
    va_start(ap, n); // UB: va-start-parameter
    int v = va_arg(ap, int);
    va_end(ap);
    return v;
}
int main(void) {
    int a[1] = {1};
    printf("%d\n", first(a, 2));
    return 0;
}
