// Two halves.
#include <stdio.h>
int main(void) {
    unsigned x[2] = {0x10002, 0x30004};
    unsigned sum = 0;
    for (unsigned short *p = (unsigned short *)x; p < (unsigned short *)(x + 2); p++)
        sum += *p; // UB: effective-type
    printf("%u\n", sum);
    return 0;
}
