// Lists passed on, copied and left alone.
#include <stdarg.h>
#include <stdio.h>
static int sum(int n, va_list ap) {
    int total = 0;
    while (n-- > 0) total += va_arg(ap, int);
    return total;
}
static int twice(int n, va_list ap) {
    va_list again;
    va_copy(again, ap);
    int total = sum(n, ap);
    total = total * 100 + sum(n, again);
    va_end(again);
    return total;
}
static int ignore(va_list ap) {
    (void)ap;
    return 1;
}
static int f(int n, ...) {
    va_list ap;
    va_start(ap, n);
    int total = ignore(ap) + va_arg(ap, int);
    total = total * 10000 + twice(n - 1, ap);
    va_end(ap);
    return total;
}
static void show(const char *format, ...) {
    char text[40];
    for (int i = 0; i < 2; i++) {
        va_list ap;
        va_start(ap, format);
        if (i) vprintf(format, ap);
        else printf("%d ", vsnprintf(text, sizeof text, format, ap));
        va_end(ap);
    }
    printf("%s", text);
}
int main(void) {
    printf("%d\n", f(3, 4, 5, 6));
    show("%d-%s-%ld\n", 1, "two", 3L);
    return 0;
}
