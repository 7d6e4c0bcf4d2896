// Six bytes of a long double are not part of its value.
#include <stdio.h>
int main(void) {
    long double x = 1;
    unsigned char *bytes = (unsigned char *)&x;
    printf("%d\n", bytes[12]); // UB: padding-value
    return 0;
}
