#include <float.h>
#include <stdio.h>

static long double power(long double x, int n) {
    long double r = 1;
    while (n--) r *= x;
    return r;
}

struct holder { char c; long double v; };

int main(void) {
    long double a = 0.1L, b = 1 / 3.0L;
    printf("%.20Lg %.20Lg\n", a, b);
    printf("%.20Lg %.20Lg %.20Lg\n", a + b, a * b, a / b);
    printf("%.20Lg\n", (long double)0.1);
    printf("%d %d\n", a == 0.1, (double)a == 0.1);
    printf("%.20Lg\n", power(3, 40));
    printf("%.20Lg\n", (long double)18446744073709551615ull);
    printf("%.20Lg\n", (long double)-9223372036854775807LL);
    printf("%llu\n", (unsigned long long)18446744073709551615.0L);
    printf("%lld\n", (long long)-9223372036854775808.0L);
    printf("%d %d\n", (int)2.9L, (int)-2.9L);
    printf("%.10Le\n", power(10, 4000));
    printf("%d %d\n", LDBL_MANT_DIG, LDBL_MAX_EXP);
    struct holder h = {'x', 2.5L}, k;
    k = h;
    printf("%c %Lg %zu %zu\n", k.c, k.v, sizeof h, sizeof k.v);
    long double s = 0;
    for (int i = 1; i <= 50; i++) s += 1.0L / (i * (long double)i);
    printf("%.20Lg\n", s);
    printf("%Lf %.3Lf %Le %LG\n", s, s, s, s * 1e-10L);
    printf("%.17g %.9g\n", (double)s, (float)s);
    s++;
    s -= 0.5;
    s *= 2;
    s /= 3;
    printf("%.20Lg %d %d\n", s, s > 1, !s);
    printf("%La %La %La\n", 1.0L, 0.1L, -2.5L);
    long double inf = 1e4932L * 10;
    printf("%Lg %d\n", inf, inf > LDBL_MAX);
    return 0;
}
