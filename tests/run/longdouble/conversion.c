#include <stdio.h>

static long double widen(float f) { return f; }
static int narrow(long double x) { return x; }

int main(void) {
    printf("%.20Lg %d\n", widen(0.1f), narrow(-7.99L));
    long double x = 16777217.0L;
    printf("%.9g %.17g\n", (float)x, (double)x);
    x = 9007199254740993.0L;
    printf("%.17g %.20Lg\n", (double)x, x);
    printf("%.20Lg\n", x * x);
    _Bool b = 1e-4940L;
    printf("%d\n", b);
    int i = 3;
    i += 0.5L;
    printf("%d\n", i);
    long double a[3] = {1, 2.5f, 3.25};
    long double *p = a;
    printf("%Lg %Lg %Lg %td\n", p[0], *(p + 1), 2[p], &a[2] - p);
    printf("%zu\n", sizeof(1 ? 1 : 1.0L));
    printf("%Lg\n", 1 ? 1 : 1.0L);
    union { long double v; unsigned char b[16]; } u = {.v = 1.0L};
    printf("%d %d %d\n", u.b[7], u.b[8], u.b[9]);
    printf("%Lg\n", -a[1] + +a[2]);
    return 0;
}
