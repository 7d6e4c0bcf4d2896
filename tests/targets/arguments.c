/* Variable arguments and conversions in calls. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static long long sum(const char *types, ...) {
    va_list ap, again;
    long long total = 0;
    va_start(ap, types);
    va_copy(again, ap);
    for (; *types; types++)
        switch (*types) {
        case 'i': total += va_arg(ap, int); break;
        case 'l': total += va_arg(ap, long); break;
        case 'L': total += va_arg(ap, long long); break;
        case 'd': total += (long long)va_arg(ap, double); break;
        case 's': total += va_arg(ap, char *)[0]; break;
        }
    total += va_arg(again, int);
    va_end(again);
    va_end(ap);
    return total;
}

static void out(const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    vprintf(format, ap);
    va_end(ap);
}

struct pair { char a; long b; };
static struct pair swap(struct pair p) {
    struct pair r = {(char)p.b, p.a};
    return r;
}

int main(void) {
    printf("%lld\n", sum("ilLds", 1, 20L, 300LL, 4000.5, "a"));
    out("%d %ld %lld %u %lx %hhd %hd %s %c %5.2f\n", -1, -2L, -3LL, 4u, 5ul, 300, 70, "six", '7', 0.5);
    struct pair p = swap((struct pair){65, 66});
    printf("%c %ld\n", p.a, p.b);
    int i;
    long l;
    short h;
    sscanf("12 -345 67", "%d %ld %hd", &i, &l, &h);
    printf("%d %ld %d\n", i, l, h);
    char *end;
    l = strtol("99999 rest", &end, 10);
    printf("%ld %s\n", l, end);
    div_t d = div(17, 5);
    ldiv_t e = ldiv(-100000L, 7L);
    printf("%d %d %ld %ld\n", d.quot, d.rem, e.quot, e.rem);
    return 0;
}
