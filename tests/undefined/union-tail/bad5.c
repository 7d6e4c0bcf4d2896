// A bit-field has a byte of its own, the rest belongs to the other member.
#include <stdio.h>
union flags { unsigned all; unsigned low : 8; };
int main(void) {
    union flags f;
    f.all = 0x01020304;
    f.low = 5;
    printf("%x\n", f.all); // UB: union-tail
    return 0;
}
