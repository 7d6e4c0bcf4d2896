// A floating value into an unsigned object.
#include <stdint.h>
#include <stdio.h>
int main(void) {
    uint32_t bits = 0;
    sscanf("2.5", "%f", (float *)&bits); // UB: effective-type
    printf("%lu\n", (unsigned long)bits);
    return 0;
}
