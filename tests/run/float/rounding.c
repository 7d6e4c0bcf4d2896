// Round to nearest, ties to even, at conversion and in each operation.
#include <stdio.h>

int main(void) {
    printf("%.9g %.9g %.9g\n", (float)16777217.0, (float)16777219.0, (float)16777217);
    printf("%.9g %.9g\n", (float)0.1, (float)1e-45);
    printf("%.17g %.17g\n", (double)9007199254740993LL, (double)9007199254740995LL);
    printf("%.17g\n", (double)18446744073709551615ull);
    printf("%.9g\n", (float)18446744073709551615ull);
    printf("%.9g %.9g\n", (float)2147483647, (float)4294967295u);
    float tie = 8388608.5f;
    printf("%.9g\n", tie);
    float a = 16777216.0f;
    printf("%.9g %.9g %.9g\n", a + 1.0f, a + 1.0f + 1.0f, a + (1.0f + 1.0f));
    printf("%.17g\n", (double)(float)3.14159265358979);
    printf("%.17g\n", 0.1f + 0.2);
    printf("%.17g\n", (double)(0.1f * 3.0f));
    double d = 1e16;
    printf("%.17g %.17g\n", d + 1, d + 2.0000000001);
    printf("%.9g\n", 1.00000006f);
    printf("%.9g\n", 1.0000000596046448f);
    printf("%.9g\n", 1.00000005960464485f);
    printf("%.17g %.17g\n", 1.7976931348623157e308, 4.9406564584124654e-324);
    printf("%.17g %.17g\n", 2.2250738585072011e-308, 2.2250738585072014e-308);
    return 0;
}
