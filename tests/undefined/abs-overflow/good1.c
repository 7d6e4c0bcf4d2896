#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    printf("%d %d %ld\n", abs(-INT_MAX), abs(SHRT_MIN), labs(INT_MIN));
    printf("%lld\n", llabs(-LLONG_MAX));
    return 0;
}
