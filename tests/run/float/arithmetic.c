#include <stdio.h>

int main(void) {
    double a = 0.1, b = 0.2, c = 3;
    printf("%.17g %.17g %.17g %.17g\n", a + b, a - b, a * b, a / c);
    float f = 0.1f, g = 0.2f;
    printf("%.9g %.9g %.9g %.9g\n", f + g, f - g, f * g, f / 3);
    printf("%d %d\n", a + b == 0.3, f + g == 0.3f);
    printf("%d %d\n", f == 0.1, f == 0.1f);
    double sum = 0;
    for (int i = 1; i <= 100; i++) sum += 1.0 / i;
    printf("%.17g\n", sum);
    float fs = 0;
    for (int i = 1; i <= 100; i++) fs += 1.0f / i;
    printf("%.9g\n", fs);
    double x = 1;
    for (int i = 0; i < 6; i++) x = (x + 2 / x) / 2;
    printf("%.17g\n", x);
    printf("%.17g %.17g\n", 1e308 / 3, 5e-324 * 3);
    printf("%.17g %.17g\n", 9007199254740993.0, 9007199254740992.0 + 1);
    printf("%.17g\n", -a);
    a += 1;
    a *= a;
    a -= .5;
    a /= 7;
    printf("%.17g\n", a);
    f *= 1e10;
    printf("%.9g\n", f);
    int i = 7;
    i *= 1.5;
    printf("%d\n", i);
    i /= 0.3;
    printf("%d\n", i);
    i += -0.9;
    printf("%d\n", i);
    printf("%zu %zu\n", sizeof(f + f), sizeof(f + a));
    return 0;
}
