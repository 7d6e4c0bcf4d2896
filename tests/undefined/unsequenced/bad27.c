#include <stdio.h>
int main(void) {
    int i = 0, a[3] = {1, 2, 3};
    int r = a[({ i = 2; 1; })] + ({ i; }); // UB: unsequenced
    printf("%d\n", r);
    return 0;
}
