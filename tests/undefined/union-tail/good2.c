// Members of one size, parts of members, and bytes that are written anew.
#include <stdio.h>
#include <string.h>
union word { unsigned word; float real; unsigned char bytes[4]; struct { short low, high; } half; };
union mixed { char c; long long l; };
int main(void) {
    union word w;
    w.real = 1.0f;
    printf("%x\n", w.word);
    w.bytes[3] = 0x40;
    w.half.low = 3;
    printf("%x\n", w.word);
    union mixed m;
    m.c = 1;
    m.l = 5;
    printf("%lld\n", m.l);
    m.c = 7;
    memset(&m, 0, sizeof m);
    printf("%lld\n", m.l);
    return 0;
}
