// Volatile again before the access; and an ordinary object through a volatile lvalue.
#include <stdio.h>
static volatile int flag = 1;
int main(void) {
    int *p = (int *)&flag, x = 4;
    volatile int *q = p, *r = &x;
    *q = 2;
    *r += 1;
    printf("%d %d %d\n", flag, x, p == (int *)&flag);
    return 0;
}
