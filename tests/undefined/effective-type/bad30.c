// The end is stored as a pointer to char.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    long long end = 0;
    long n = strtol("12x", (char **)&end, 10); // UB: effective-type
    printf("%ld %d\n", n, end != 0);
    return 0;
}
