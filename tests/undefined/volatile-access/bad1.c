// The pointer forgets it.
#include <stdio.h>
static volatile int flag = 1;
int main(void) {
    int *p = (int *)&flag;
    *p = 2; // UB: volatile-access
    printf("%d\n", flag);
    return 0;
}
