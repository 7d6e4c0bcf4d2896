// The same element, found in two ways.
#include <stdio.h>
static int a[4];
int main(void) {
    int i = 1;
    int r = a[i]++ + a[1]; // UB: unsequenced
    printf("%d\n", r);
    return 0;
}
