#include <stdio.h>
int main(void) {
    union { int i; unsigned u; } u = {.i = 1};
    u.i = u.u; // UB: overlapping-assignment
    printf("%d\n", u.i);
    return 0;
}
