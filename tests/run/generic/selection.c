#include <stdio.h>

struct s { int x; };

#define NAME(x) _Generic((x), \
    _Bool: "bool", char: "char", signed char: "schar", unsigned char: "uchar", \
    short: "short", int: "int", long: "long", float: "float", double: "double", \
    char *: "char*", const char *: "const char*", void *: "void*", int *: "int*", \
    int (*)[3]: "int(*)[3]", struct s: "struct s", int (*)(void): "int(*)(void)", default: "default")

static int function(void) { return 0; }
static int abs_int(int x) { return x < 0 ? -x : x; }
static double abs_double(double x) { return x < 0 ? -x : x; }
#define ABS(x) _Generic((x), double: abs_double, default: abs_int)(x)

int main(void) {
    char c = 0;
    const int ci = 0;
    int a[3] = {0};
    struct s s = {0};
    printf("%s %s %s %s\n", NAME(c), NAME('c'), NAME((signed char)c), NAME(+c));
    printf("%s %s %s\n", NAME(ci), NAME((_Bool)1), NAME(1 == 1));
    printf("%s %s %s\n", NAME("lit"), NAME((const char *)0), NAME((void *)0));
    printf("%s %s %s\n", NAME(a), NAME(&a), NAME(&a[1]));
    printf("%s %s %s\n", NAME(s), NAME(&s), NAME(function));
    printf("%s %s\n", NAME(1.0f), NAME(1.0f + 1));
    printf("%g %d\n", ABS(-2.5), ABS(-3));
    int n = 0;
    printf("%d ", _Generic(n++, int: 5, default: 6));
    printf("%d\n", n);
    printf("%d\n", _Generic(1, int: _Generic(1.0, double: 7, default: 8), default: 9));
    int x = 1;
    _Generic(x, int: x) = 4;
    printf("%d\n", x);
    _Static_assert(_Generic(0u, unsigned: 1, default: 0), "constant");
    int sized[_Generic(0L, long: 2, default: 1)] = {1, 2};
    printf("%zu\n", sizeof sized);
    return 0;
}
