// The length is evaluated by va_arg, as gcc and Clang do (6.7.6.2p5).
#include <stdarg.h>

static int sum(int n, ...) {
    va_list list;
    va_start(list, n);
    int first = **va_arg(list, int (*)[++n]);
    va_end(list);
    return first + n;
}

int main(void) {
    int row[4] = {3};
    return sum(3, &row) != 7; // refused: array lengths in the type of va_arg are not supported
}
