#include <stdarg.h>
#include <stdio.h>
static int sum(int first, ...) {
    va_list ap;
    int s = 0;
    va_start(ap, first);
    for (int x = first; x; x = va_arg(ap, int)) s += x;
    va_end(ap);
    return s;
}
int main(void) {
    printf("%d %d %d\n", sum(0), sum(1, 2, 0), sum(1, 0, 5));
    return 0;
}
