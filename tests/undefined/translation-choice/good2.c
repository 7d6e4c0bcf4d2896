#include <stdio.h>

int main(void) {
    long long least = -9223372036854775808;
    unsigned long long half = 9223372036854775808;
    printf("%lld %llu %d\n", least, half, 9223372036854775808 == half);
    printf("%d %d\n", 0x8000000000000000 > 0, 9223372036854775808u > 0);
    return 0;
}
