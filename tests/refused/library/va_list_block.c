#include <stdarg.h>
static int first(int n, ...) {
    va_list list;
    va_start(list, n);
    int d = (int)sizeof ({ n++; list; });
    va_end(list);
    return d;
}
int main(void) { return first(2, 5, 3); } // refused: the value of a va_list is not supported
