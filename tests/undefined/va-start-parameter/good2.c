// Unsigned, long, double, a structure, and an enumeration.
#include <stdarg.h>
#include <stdio.h>
struct s { char c; };
enum e { one, two };
#define FIRST(name, type) \
    static int name(type n, ...) { \
        va_list ap; \
        (void)n; \
        va_start(ap, n); \
        int v = va_arg(ap, int); \
        va_end(ap); \
        return v; \
    }
FIRST(f, unsigned)
FIRST(g, long)
FIRST(h, double)
FIRST(i, struct s)
FIRST(j, enum e)
int main(void) {
    struct s s = {1};
    printf("%d %d %d %d %d\n", f(1, 2), g(1, 3), h(1, 4), i(s, 5), j(two, 6));
    return 0;
}
