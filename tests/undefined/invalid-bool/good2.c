// Any value converts; a bit-field of type _Bool cannot hold another one.
#include <stdio.h>
int main(void) {
    _Bool b = 0x200;
    unsigned char raw = *(unsigned char *)&b;
    struct { _Bool f : 1; } s = {4};
    s.f = s.f + 1;
    b -= 2;
    printf("%d %d %d\n", raw, s.f, b);
    return 0;
}
