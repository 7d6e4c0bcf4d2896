#include <stdio.h>
#include <string.h>
union u { struct { char c; int i; } s; unsigned char bytes[8]; };
int main(void) {
    union u u;
    memset(&u, 0, sizeof u);
    u.s.c = 1;
    printf("%d\n", u.bytes[2]); // UB: padding-value
    return 0;
}
