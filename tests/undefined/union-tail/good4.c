// Static unions begin with zeros behind their first member; a store to the largest leaves nothing open.
#include <stdio.h>
static union u { char c; unsigned char bytes[4]; } zero, one = {1};
int main(void) {
    union u local = {.bytes = {1, 2}};
    printf("%d %d %d\n", zero.bytes[3], one.c, local.bytes[2]);
    return 0;
}
