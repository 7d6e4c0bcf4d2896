// Inner and outer assignment meet in one array.
#include <stdio.h>
int main(void) {
    int a[3] = {0}, *p = a, *q = a;
    *p = *q = 3; // UB: unsequenced
    printf("%d\n", a[0]);
    return 0;
}
