// Through two pointers to the same object.
#include <stdio.h>
static int twice(int *p, int *q) {
    return (*p += 1) + (*q += 1); // UB: unsequenced
}
int main(void) {
    int x = 1;
    printf("%d\n", twice(&x, &x));
    return 0;
}
