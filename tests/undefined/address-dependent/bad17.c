#include <stdint.h>
#include <stdio.h>
int main(void) {
    short s[4] = {0};
    printf("%d\n", (int)((uintptr_t)s >> 11 & 1)); // UB: address-dependent
    return 0;
}
