// The same the other way round: clang -O2 takes q + (p - q) for a pointer based on q alone, and prints 1.
#include <stdio.h>
static int subtracted(int *restrict p, int *q) {
    int *r = q + (p - q);
    *p = 1;
    *r = 3; // UB: restrict-broken
    return *p;
}
int main(void) {
    int x[4] = {0};
    printf("%d\n", subtracted(x + 1, x));
    return 0;
}
