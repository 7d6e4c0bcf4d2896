#include <stdio.h>
int main(void) {
    float f = 2147483520;
    unsigned char c = 250;
    c += 5.99;
    printf("%d %d\n", (int)f, c);
    c = (unsigned char)(int)300.5;
    printf("%d\n", c);
    printf("%d\n", (int)(long long)-3e9 == (int)-3000000000LL);
    return 0;
}
