// Compound assignment through a pointer, deep in a loop.
#include <stdio.h>
static void grow(long long *p) {
    *p *= 10; // UB: signed-overflow
}
int main(void) {
    long long x = 1;
    for (int i = 0; i < 30; i++) grow(&x);
    printf("%lld\n", x);
    return 0;
}
