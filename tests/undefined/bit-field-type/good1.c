#include <stdio.h>

// The other operand's type is wider, or the result is cut off anyway.
struct S {
    unsigned long long a : 40;
    long long b : 40;
    long c : 33;
};
int main(void) {
    struct S s = {0xffffffffff, -1, 7};
    printf("%llx %llx\n", s.a + 1ull, (unsigned long long)s.a << 8);
    s.a += 1;
    printf("%llx %lld %ld\n", (unsigned long long)s.a, (long long)s.b, (long)s.c);
    s.b *= 3;
    s.c++;
    printf("%lld %ld %d\n", (long long)s.b, (long)s.c, s.b < s.c);
    return 0;
}
