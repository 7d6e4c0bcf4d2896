#include <stdio.h>

int main(void) {
    double v[] = {0.0, -0.0, 0.99, -0.99, 1.5, -1.5, 127.99, 2147483647.0, -2147483648.0};
    for (int i = 0; i < 9; i++) printf("%d %lld\n", (int)v[i], (long long)v[i]);
    printf("%d %d\n", (unsigned char)255.9, (signed char)-128.9);
    printf("%d %d\n", (unsigned char)-0.9, (unsigned)-0.9 == 0);
    printf("%u %u\n", (unsigned)4294967295.5, (unsigned)2147483648.0);
    printf("%llu\n", (unsigned long long)18446744073709549568.0);
    printf("%llu\n", (unsigned long long)9223372036854775808.0f);
    printf("%lld\n", (long long)-9223372036854775808.0);
    printf("%d\n", (int)2147483520.0f);
    printf("%d\n", (short)-32768.9f);
    int i = 9.99;
    i += 0.01 * 1000;
    printf("%d\n", i);
    unsigned char c = 200;
    c += 55.9;
    printf("%d\n", c);
    c -= 254.5;
    printf("%d\n", c);
    c *= 0.5;
    printf("%d\n", c);
    _Bool b = 0.4;
    printf("%d %d\n", b, (int)0.4);
    int a[3] = {10, 20, 30};
    printf("%d\n", a[(int)1.99]);
    float big = 3e9f;
    printf("%u %lld\n", (unsigned)big, (long long)-big);
    return 0;
}
