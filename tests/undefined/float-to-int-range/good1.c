#include <stdio.h>
int main(void) {
    printf("%d %d\n", (int)2147483647.99, (int)-2147483648.99);
    printf("%u %u\n", (unsigned)-0.99, (unsigned char)255.99);
    printf("%llu\n", (unsigned long long)18446742974197923840.0f);
    printf("%d\n", (_Bool)1e300);
    double zero = 0;
    printf("%d\n", (_Bool)(zero / zero));
    return 0;
}
