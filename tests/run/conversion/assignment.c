// Assignment converts to the left type, and its value is the converted one.
#include <stdio.h>

static char narrow(double d) { return d; }

int main(void) {
    char c;
    int i = (c = 300);
    printf("%d %d\n", i, c);
    unsigned u = (i = -1);
    printf("%u\n", u);
    float f;
    double d = (f = 0.1);
    printf("%.17g\n", d);
    _Bool b;
    i = (b = 42);
    printf("%d\n", i);
    unsigned char a, x, y;
    a = x = y = 511;
    printf("%d %d %d\n", a, x, y);
    i = c = f = 65.75;
    printf("%d %d %g\n", i, c, f);
    long long ll = i = 2.5e9 / 2;
    printf("%lld\n", ll);
    printf("%d\n", narrow(97.9));
    i = 10;
    struct { unsigned n : 3; int s : 3; } bf;
    i = (bf.n = 13);
    printf("%d %d\n", i, bf.n);
    i = (bf.s = 3);
    printf("%d\n", i);
    i = (bf.n += 6);
    printf("%d\n", i);
    unsigned char uc = 250;
    i = uc += 10;
    printf("%d\n", i);
    i = uc++;
    i = --uc;
    printf("%d\n", i);
    return 0;
}
