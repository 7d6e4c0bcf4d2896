// An element of a local array.
#include <stdio.h>
int main(void) {
    int a[3] = {0, 1, 2}, i = 1;
    a[i] = a[1]++ + i; // UB: unsequenced
    printf("%d\n", a[1]);
    return 0;
}
