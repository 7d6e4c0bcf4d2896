// An element through a pointer and by its name.
#include <stdio.h>
int a[4] = {1, 2, 3, 4};
int main(void) {
    int *p = a + 1;
    int x = a[1]++ * *p; // UB: unsequenced
    printf("%d\n", x);
    return 0;
}
