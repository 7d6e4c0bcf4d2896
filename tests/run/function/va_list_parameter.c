#include <stdarg.h>
#include <stdio.h>

// va_list is an array on x86-64, and a parameter of that type a pointer.
static int first(int n, va_list list) {
    va_list copy;
    va_copy(copy, list);
    int r = va_arg(copy, int);
    va_end(copy);
    printf("%zu %zu %d\n", sizeof list, sizeof copy, n);
    return r + va_arg(list, int);
}
static int call(int n, ...) {
    va_list list;
    va_start(list, n);
    int r = first(n, list);
    va_end(list);
    return r;
}
int main(void) {
    printf("%d\n", call(1, 21));
    return 0;
}
