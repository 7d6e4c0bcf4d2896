// A floating value into an unsigned object.
#include <stdio.h>
int main(void) {
    unsigned bits = 0;
    sscanf("2.5", "%f", (float *)&bits); // UB: effective-type
    printf("%u\n", bits);
    return 0;
}
