// An integer that looks like a NaN is copied.
#include <stdio.h>
#include <string.h>
int main(void) {
    unsigned long long n = 0x7ff8000000000000, copy;
    double zero = 0, seen = zero / zero;
    memcpy(&copy, &n, sizeof copy);
    printf("%llx %d\n", copy, seen == seen);
    return 0;
}
