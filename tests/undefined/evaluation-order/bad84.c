// What the tag of a NaN points to is read by the function.
#include <math.h>
#include <stdio.h>
static char tag[4] = "1";
static int change(void) {
    tag[0] = '2';
    return 0;
}
static long long bits(double d, int n) {
    union {
        double d;
        long long n;
    } u = {d};
    return u.n + n;
}
int main(void) {
    printf("%llx\n", bits(nan(tag), change())); // UB: evaluation-order
    return 0;
}
