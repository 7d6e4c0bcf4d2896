/* Sizes, limits and types, as the target has them. */
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define KIND(e) \
    _Generic((e), char: "char", signed char: "schar", unsigned char: "uchar", short: "short", \
        unsigned short: "ushort", int: "int", unsigned: "unsigned", long: "long", \
        unsigned long: "ulong", long long: "llong", unsigned long long: "ullong", default: "other")

struct inner { char c; double d; };
struct outer { char c; struct inner i; long long l; short s[3]; void *p; };

int main(void) {
    printf("%d %d %d %d %d %d\n", (int)sizeof(short), (int)sizeof(int), (int)sizeof(long),
        (int)sizeof(long long), (int)sizeof(void *), (int)sizeof(double));
    printf("%d %u %ld %lu %lld\n", INT_MAX, UINT_MAX, LONG_MIN, ULONG_MAX, LLONG_MAX);
    printf("%d %d\n", CHAR_MIN, CHAR_MAX);
    printf("%s %s %s %s %s\n", KIND((size_t)0), KIND((ptrdiff_t)0), KIND((int64_t)0),
        KIND((int32_t)0), KIND((intmax_t)0));
    printf("%s %s %s %s\n", KIND(32768), KIND(65536), KIND(2147483648), KIND(0xffffffff));
    printf("%s %s\n", KIND((unsigned short)1 + (short)1), KIND(1u + 1L));
    printf("%d %d %d %d\n", (int)sizeof(struct inner), (int)sizeof(struct outer),
        (int)offsetof(struct outer, i), (int)offsetof(struct outer, p));
    printf("%zu %td\n", sizeof(long double) > 0 ? sizeof(int) : 0, (ptrdiff_t)-3);
    printf("%d %d\n", (char)200 < 0, 'a' - '\xe4' > 0);
    return 0;
}
