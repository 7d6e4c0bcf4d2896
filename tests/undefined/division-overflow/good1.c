// Promotion saves the narrow minimum; the unsigned conversion saves the rest.
#include <limits.h>
#include <stdio.h>
int main(void) {
    signed char c = SCHAR_MIN;
    short s = SHRT_MIN;
    printf("%d %d\n", c / -1, s % -1);
    c /= -1;
    printf("%d\n", c);
    int i = INT_MIN;
    printf("%u %ld\n", i / -1u, i / -1L);
    return 0;
}
