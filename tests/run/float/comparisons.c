#include <stdio.h>

static int order(double a, double b) { return (a > b) - (a < b); }

int main(void) {
    double v[] = {-1e300, -1.5, -0.0, 0.0, 5e-324, 1.5, 1e300};
    for (int i = 0; i < 7; i++) {
        for (int j = 0; j < 7; j++) printf("%2d", order(v[i], v[j]));
        printf("\n");
    }
    float f = 16777216.0f;
    int i = 16777217;
    printf("%d %d\n", f == i, (double)f == i);
    long long l = 9007199254740993LL;
    printf("%d %d\n", l == 9007199254740992.0, (long long)(double)l == l);
    printf("%d\n", 1.0f == 1.0 && 1.0 == 1 && 1 == 1.0L);
    printf("%d\n", 0.1f < 0.1);
    printf("%d\n", (unsigned)1 > -0.5);
    double x = 3;
    printf("%d ", x++ == 3.0);
    printf("%d\n", x == 4);
    printf("%s\n", 0.0 ? "yes" : "no");
    printf("%d\n", !0.25);
    for (double t = 0; t < 1; t += 0.25) printf("%g ", t);
    printf("\n");
    for (float t = 1; t; t /= 1e10f) printf("%g ", t);
    printf("\n");
    return 0;
}
