#include <stdarg.h>
static int first(va_list list) {
    return (int)sizeof (__typeof__(list));
}
static int all(int n, ...) {
    va_list list;
    va_start(list, n);
    int d = first(list); // refused: address or type of a parameter of type va_list
    va_end(list);
    return d;
}
int main(void) { return all(2, 5, 3); }
