// The alignment of a pointer, asked in a type that is too small.
#include <stdio.h>
int main(void) {
    long long x = 0;
    void *p = &x;
    if ((unsigned short)p % 2 == 0) // UB: pointer-to-int-range
        printf("even\n");
    return 0;
}
