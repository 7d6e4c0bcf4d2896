#include <stdarg.h>
#include <stdio.h>

struct point { int x, y; };
typedef int (*unary)(int);
struct large { double v[5]; };

static long sum(int n, ...) {
    va_list ap;
    long s = 0;
    va_start(ap, n);
    while (n-- > 0) s += va_arg(ap, int);
    va_end(ap);
    return s;
}

static void mixed(const char *types, ...) {
    va_list ap;
    va_start(ap, types);
    for (; *types; types++) {
        switch (*types) {
        case 'i': printf("%d ", va_arg(ap, int)); break;
        case 'u': printf("%u ", va_arg(ap, unsigned)); break;
        case 'l': printf("%ld ", va_arg(ap, long)); break;
        case 'd': printf("%g ", va_arg(ap, double)); break;
        case 'D': printf("%Lg ", va_arg(ap, long double)); break;
        case 's': printf("%s ", va_arg(ap, char *)); break;
        case 'p': {
            struct point p = va_arg(ap, struct point);
            printf("(%d,%d) ", p.x, p.y);
            break;
        }
        case 'L': printf("%g ", va_arg(ap, struct large).v[4]); break;
        case 'f': printf("%d ", va_arg(ap, unary)(5)); break;
        case 'x': printf("%d ", (int)(va_arg(ap, __int128) >> 64)); break;
        }
    }
    va_end(ap);
    printf("\n");
}

static int twice(int x) { return 2 * x; }

static int largest(int first, ...) {
    va_list ap, again;
    int max = first, second = 0;
    va_start(ap, first);
    va_copy(again, ap);
    for (int x; (x = va_arg(ap, int)) >= 0;)
        if (x > max) max = x;
    for (int x; (x = va_arg(again, int)) >= 0;)
        if (x > second && x < max) second = x;
    va_end(again);
    va_end(ap);
    return max * 100 + second;
}

static int take(va_list *ap) { return va_arg(*ap, int); }
static int through(int n, ...) {
    va_list ap;
    int s = 0;
    va_start(ap, n);
    while (n--) s = s * 10 + take(&ap);
    va_end(ap);
    va_start(ap, n);
    s += 1000 * va_arg(ap, int);
    va_end(ap);
    return s;
}

static void take_by_pointer(va_list *ap) { printf("%d ", va_arg(*ap, int)); }
static void pointer(int n, ...) {
    va_list ap;
    va_start(ap, n);
    take_by_pointer(&ap);
    printf("%d\n", va_arg(ap, int));
    va_end(ap);
}

static int forward(char *out, const char *format, ...) {
    va_list ap;
    va_start(ap, format);
    int n = vsprintf(out, format, ap);
    va_end(ap);
    return n;
}

int main(void) {
    printf("%ld %ld\n", sum(0), sum(10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
    float f = 2.5f;
    char c = 'c';
    short s = -5;
    mixed("iiiddl", c, s, 1 == 1, f, 1e10, 5L);
    mixed("sDpLdf", "text", 1.25L, (struct point){3, 4}, (struct large){{1, 2, 3, 4, 5}}, 0.5, twice);
    mixed("ddddddddddiiiiiiiis", 1., 2., 3., 4., 5., 6., 7., 8., 9., 10., 1, 2, 3, 4, 5, 6, 7, 8, "end");
    mixed("ix", 1, (__int128)9 << 64);
    mixed("uiu", 4000000000u, 7u, 7);
    printf("%d %d\n", largest(3, 9, 2, 7, -1), through(3, 1, 2, 3));
    pointer(2, 10, 20);
    char buffer[64];
    int n = forward(buffer, "%d-%s-%.2f", 42, "x", 1.5);
    printf("%d %s\n", n, buffer);
    return 0;
}
