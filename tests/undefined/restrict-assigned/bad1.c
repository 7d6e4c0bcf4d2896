// 6.7.3.1p11: only from the outside in may one be assigned to another, if what they point to is modified.
#include <stdio.h>
int main(void) {
    int x = 1;
    int *restrict p = &x;
    int *restrict q = p;
    int y = *q;
    *q = 2; // UB: restrict-assigned
    printf("%d\n", y);
    return 0;
}
