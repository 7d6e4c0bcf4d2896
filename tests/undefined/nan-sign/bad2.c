// The bits of a NaN, by way of a union.
#include <stdio.h>
union bits { float real; unsigned word; };
int main(void) {
    union bits u;
    float huge = 3e38f;
    u.real = huge * 10 - huge * 10;
    printf("%x\n", u.word); // UB: nan-sign
    return 0;
}
