// Set to one another in ways that are harmless: nothing is modified by way of the one that was set.
#include <stdio.h>
static int larger(const int *restrict p, const int *restrict q) {
    if (*q > *p) p = q;
    return *p;
}
static float twice(int n, const float *restrict x) {
    float sum = 0;
    {
        const float *restrict kept = x, *end = x + n;
        while (x < end) sum += *x++;
        x = kept;
    }
    for (int i = 0; i < n; i++) sum += x[i];
    return sum;
}
static void dot(int n, float *restrict result, const void *restrict vx, const void *restrict vy) {
    const float *restrict x = vx, *restrict y = vy;
    *result = 0;
    for (int i = 0; i < n; i++) *result += x[i] * y[i];
}
static void zero(int *restrict p, int n) {
    const int *restrict end = p + n;
    while (p < end) *p++ = 0;
}
int main(void) {
    int a = 1, b = 2;
    float x[3] = {1, 2, 3}, y;
    dot(3, &y, x, x);
    printf("%d %g %g\n", larger(&a, &b), twice(3, x), y);
    int z[3] = {1, 2, 3};
    zero(z, 3);
    printf("%d\n", z[2]);
    return 0;
}
