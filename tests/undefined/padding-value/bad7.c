// The padding of a structure, read through a union.
#include <stdio.h>
union u { struct { char c; int i; } s; unsigned char bytes[8]; };
int main(void) {
    union u u = {.s = {1, 2}};
    printf("%d\n", u.bytes[2]); // UB: padding-value
    return 0;
}
