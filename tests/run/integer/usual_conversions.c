// Which type wins, seen through the value and through _Generic.
#include <stdio.h>

#define NAME(e) _Generic((e), int: "int", unsigned: "unsigned", long: "long", \
    unsigned long: "unsigned long", long long: "long long", \
    unsigned long long: "unsigned long long", float: "float", double: "double", \
    long double: "long double", default: "other")

int main(void) {
    char c = 1;
    unsigned short us = 2;
    int i = -1;
    unsigned u = 1;
    long l = -1;
    unsigned long ul = 1;
    long long ll = -1;
    unsigned long long ull = 1;
    float f = 1;
    printf("%s %s %s\n", NAME(c + c), NAME(us + us), NAME(us + u));
    printf("%s %s %s\n", NAME(i + u), NAME(u + l), NAME(l + ul));
    printf("%s %s %s\n", NAME(l + ll), NAME(ul + ll), NAME(ll + ull));
    printf("%s %s %s\n", NAME(i + f), NAME(f + f), NAME(f + 1.0));
    printf("%s %s\n", NAME(ull + f), NAME(f + 1.0L));
    printf("%s %s %s\n", NAME(1 ? c : us), NAME(1 ? i : u), NAME(0 ? l : f));
    printf("%s %s\n", NAME(c << ll), NAME(u >> ull));
    printf("%s %s %s %s\n", NAME(!ll), NAME(-us), NAME(~c), NAME(+f));
    printf("%s %s\n", NAME(i < ull), NAME(sizeof i));
    printf("%d %d %d %d\n", i < u, l < u, i < ul, ll < ull);
    printf("%d %d\n", -1 < 0u, -1L < 0u);
    printf("%s %s %s %s\n", NAME(2147483647), NAME(2147483648), NAME(0x80000000), NAME(0x7fffffff));
    printf("%s %s %s\n", NAME(9223372036854775807), NAME(0x8000000000000000), NAME(1u));
    printf("%s %s %s %s\n", NAME(1l), NAME(1ul), NAME(1LL), NAME(1uLL));
    printf("%s %s %s\n", NAME(1.0f), NAME(1e3), NAME(1.l));
    printf("%s %s\n", NAME('a'), NAME((char)'a'));
    printf("%d\n", -2147483648 < 0);
    return 0;
}
