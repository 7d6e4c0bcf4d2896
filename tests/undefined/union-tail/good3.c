// The bytes are read, but nothing that is printed depends on them.
#include <stdio.h>
#include <string.h>
union u { short s; int i; };
int main(void) {
    union u a, b;
    unsigned char copy[sizeof a];
    a.i = -1;
    a.s = 12;
    memcpy(copy, &a, sizeof a);
    memcpy(&b, copy, sizeof b);
    printf("%d %d\n", b.s, b.i & 0xffff);
    return 0;
}
