#include <stdio.h>

int main(void) {
    unsigned long long u = 1;
    for (int i = 0; i < 64; i += 7) {
        u = (1ull << i) | (1ull << (i / 2)) | 1;
        printf("%.17g %.9g %d\n", (double)u, (float)u, (unsigned long long)(double)u == u);
    }
    long long s = -1;
    for (int i = 0; i < 62; i += 9) {
        s = -(1LL << i) - 1;
        printf("%.17g %.9g\n", (double)s, (float)s);
    }
    for (double d = 0.5; d < 1e19; d *= 37) printf("%llu ", (unsigned long long)d);
    printf("\n");
    for (float f = -0.75f; f > -1e9f; f *= 11) printf("%d ", (int)f);
    printf("\n");
    return 0;
}
