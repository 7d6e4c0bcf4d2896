#include <stdio.h>
int main(void) {
    unsigned char b = 0x80;
    printf("%u %d\n", (unsigned)b << 24, 0x7f << 24);
    int zero = 0;
    printf("%d %d\n", zero << 31, 1 << 30);
    printf("%d %d\n", -1 >> 31, -8 >> 1);
    printf("%u\n", -1u << 31);
    return 0;
}
