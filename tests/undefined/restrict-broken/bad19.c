// A parameter that lies in memory, and a copy of its bytes.
#include <stdio.h>
#include <string.h>
static int f(int *restrict p, int *q) {
    int *r;
    memcpy(&r, (void *)&p, sizeof r);
    *r = 1;
    *q = 2; // UB: restrict-broken
    return *r;
}
int main(void) {
    int x = 0;
    printf("%d\n", f(&x, &x));
    return 0;
}
