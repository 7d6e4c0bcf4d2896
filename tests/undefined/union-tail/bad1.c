// The bytes behind the member that was stored are those of the array no more.
#include <stdio.h>
int main(void) {
    union { int i; unsigned char c[8]; } u;
    for (int k = 0; k < 8; k++) u.c[k] = (unsigned char)k;
    u.i = 1;
    printf("%d\n", u.c[7]); // UB: union-tail
    return 0;
}
