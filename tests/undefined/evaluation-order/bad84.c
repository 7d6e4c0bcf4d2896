// What the tag of a NaN points to is read by the function.
#include <math.h>
#include <stdio.h>
#include <string.h>
static char tag[4] = "1";
static int change(void) {
    tag[0] = '2';
    return 0;
}
static unsigned bits(double d, int n) {
    unsigned char bytes[sizeof d];
    unsigned all = n;
    memcpy(bytes, &d, sizeof d);
    for (unsigned i = 0; i < sizeof d; i++)
        all = all * 3 + bytes[i];
    return all;
}
int main(void) {
    printf("%x\n", bits(nan(tag), change())); // UB: evaluation-order
    return 0;
}
