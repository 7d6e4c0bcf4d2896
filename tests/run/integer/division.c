// Truncation toward zero and the sign of the remainder; unsigned against signed.
#include <limits.h>
#include <stdio.h>

int main(void) {
    int values[] = {7, -7, 1, -1, 100, -100, INT_MAX, INT_MIN + 1};
    int divisors[] = {1, -1, 2, -2, 3, -3, 7, INT_MAX, INT_MIN};
    for (unsigned i = 0; i < sizeof values / sizeof *values; i++) {
        for (unsigned j = 0; j < sizeof divisors / sizeof *divisors; j++) {
            int a = values[i], b = divisors[j];
            printf("%d %d|", a / b, a % b);
            if ((a / b) * b + a % b != a) printf("broken");
        }
        printf("\n");
    }
    printf("%d %d\n", INT_MIN / 2, INT_MIN % 10);
    printf("%u %u\n", -7 / 2u, -7 % 2u);
    printf("%ld %ld\n", LONG_MIN / 3, LONG_MIN % 3);
    unsigned long long big = 18446744073709551615ull;
    printf("%llu %llu %llu\n", big / 10, big % 10, big / big);
    signed char c = -128;
    printf("%d %d\n", c / -1, c % -1);
    c /= 3;
    printf("%d\n", c);
    c %= 5;
    printf("%d\n", c);
    unsigned char u = 250;
    u /= -7;
    printf("%d\n", u);
    long long m = -9223372036854775807LL - 1;
    printf("%lld %lld\n", m / 10, m % 10);
    return 0;
}
