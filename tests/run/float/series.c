#include <stdio.h>

static double root(double x) {
    double r = x > 1 ? x : 1;
    for (int i = 0; i < 60; i++) r = 0.5 * (r + x / r);
    return r;
}
static double exponential(double x) {
    double term = 1, sum = 1;
    for (int n = 1; n < 40; n++) sum += term *= x / n;
    return sum;
}
static double sine(double x) {
    double term = x, sum = x;
    for (int n = 1; n < 20; n++) {
        term *= -x * x / ((2 * n) * (2 * n + 1));
        sum += term;
    }
    return sum;
}
static float horner(const float *c, int n, float x) {
    float r = 0;
    while (n-- > 0) r = r * x + c[n];
    return r;
}

int main(void) {
    printf("%.17g %.17g %.17g\n", root(2), root(1e10), root(0.25));
    printf("%.17g %.17g\n", exponential(1), exponential(-3.5));
    printf("%.17g %.17g\n", sine(0.5), sine(3));
    float c[] = {1, -0.5f, 0.25f, 3};
    printf("%.9g\n", horner(c, 4, 0.3f));
    double sum = 0, carry = 0;
    for (int i = 0; i < 1000; i++) {
        double y = 0.1 - carry, t = sum + y;
        carry = (t - sum) - y;
        sum = t;
    }
    printf("%.17g\n", sum);
    return 0;
}
