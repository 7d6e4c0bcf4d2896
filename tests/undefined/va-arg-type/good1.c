#include <stdarg.h>
#include <stdio.h>
static void get(int n, ...) {
    va_list ap;
    va_start(ap, n);
    unsigned u = va_arg(ap, unsigned);
    int i = va_arg(ap, int);
    char *s = va_arg(ap, char *);
    void *v = va_arg(ap, void *);
    double d = va_arg(ap, double);
    va_end(ap);
    printf("%u %d %s %s %g\n", u, i, s, (char *)v, d);
}
int main(void) {
    float f = 0.5f;
    get(5, 3, 4u, (void *)"text", "more", f);
    return 0;
}
