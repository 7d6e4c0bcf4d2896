#include <stdarg.h>
#include <stdio.h>
static void report(const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    vprintf(format, ap);
    va_end(ap);
}
int main(void) {
    report("%d-%s\n", 1, "x");
    report("none\n");
    report("%%\n");
    return 0;
}
