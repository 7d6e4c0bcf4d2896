#include <limits.h>
#include <stdio.h>

int main(void) {
    int r;
    printf("%d ", __builtin_add_overflow(INT_MAX, 1, &r));
    printf("%d\n", r);
    printf("%d ", __builtin_add_overflow(1, 2, &r));
    printf("%d\n", r);
    printf("%d ", __builtin_sub_overflow(INT_MIN, 1, &r));
    printf("%d\n", r);
    printf("%d ", __builtin_mul_overflow(65536, 65536, &r));
    printf("%d\n", r);
    unsigned char c;
    printf("%d ", __builtin_add_overflow(200, 100, &c));
    printf("%d\n", c);
    unsigned u;
    printf("%d ", __builtin_sub_overflow(1, 2, &u));
    printf("%u\n", u);
    long long l;
    printf("%d ", __builtin_mul_overflow(INT_MAX, INT_MAX, &l));
    printf("%lld\n", l);
    printf("%d ", __builtin_mul_overflow(LLONG_MAX, 2u, &l));
    printf("%lld\n", l);
    printf("%d ", __builtin_sadd_overflow(INT_MIN, -1, &r));
    printf("%d\n", r);
    printf("%d ", __builtin_umul_overflow(70000u, 70000u, &u));
    printf("%u\n", u);
    short s;
    printf("%d ", __builtin_mul_overflow(-300, 200, &s));
    printf("%d\n", s);
    printf("%d ", __builtin_add_overflow(-1, 1u, &r));
    printf("%d\n", r);
    unsigned long ul;
    printf("%d ", __builtin_add_overflow(-1, 0, &ul));
    printf("%lu\n", ul);
    return 0;
}
