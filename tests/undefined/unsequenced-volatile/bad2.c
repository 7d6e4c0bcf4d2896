// Through pointers, in two arguments.
#include <stdio.h>
static int sum(int a, int b) { return a + b; }
int main(void) {
    volatile int v = 3, *p = &v, *q = &v;
    int x = sum(*p, *q); // UB: unsequenced-volatile
    printf("%d\n", x);
    return 0;
}
