// The store of an inner assignment is not done when the outer one reads the same element.
#include <stdio.h>
int main(void) {
    int a[2] = {1, 1};
    int x = a[a[0] = 0]; // UB: unsequenced
    printf("%d\n", x);
    return 0;
}
