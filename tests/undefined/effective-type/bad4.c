// As wide as each other, but two types.
#include <stdio.h>
static long long get(void *p) {
    return *(long long *)p; // UB: effective-type
}
int main(void) {
    long x = 3;
    printf("%lld\n", get(&x));
    return 0;
}
