// 6.7.3.1p11: only from the outside in may one be assigned to another.
#include <stdio.h>
int main(void) {
    int x = 1;
    int *restrict p = &x;
    int *restrict q = p; // UB: restrict-broken
    printf("%d\n", *q);
    return 0;
}
