// A union that is initialised by the member without padding has none, and what is not padding has values.
#include <stdio.h>
union u { struct { char c; int i; } s; unsigned char bytes[8]; };
int main(void) {
    union u u = {.bytes = {1, 2, 3, 4, 5}}, v = {.s = {6, 7}};
    printf("%d %d %d %d\n", u.bytes[2], u.s.c, v.bytes[0], v.bytes[4]);
    return 0;
}
