// Bits lost on narrowing are no overflow.
#include <stdio.h>
int main(void) {
    signed char c = 0x40;
    c <<= 1;
    printf("%d\n", c);
    short s = 0x7fff;
    s <<= 8;
    printf("%d\n", s);
    printf("%lld\n", 1LL << 62);
    struct { unsigned n : 5; } f = {31};
    f.n <<= 3;
    printf("%d\n", f.n);
    return 0;
}
