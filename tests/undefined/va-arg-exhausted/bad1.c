#include <stdarg.h>
static int sum(int first, ...) {
    va_list ap;
    int s = 0;
    va_start(ap, first);
    for (int x = first; x;) {
        s ^= x;
        x = va_arg(ap, int); // UB: va-arg-exhausted
    }
    va_end(ap);
    return s;
}
int main(void) {
    return sum(1, 2, 0) + sum(1, 2);
}
