// Bits around bit-fields.
#include <stdio.h>
struct s { unsigned a : 3, b : 7; };
int main(void) {
    struct s s = {1, 2};
    unsigned char *bytes = (unsigned char *)&s;
    printf("%d\n", bytes[1]); // UB: padding-value
    return 0;
}
