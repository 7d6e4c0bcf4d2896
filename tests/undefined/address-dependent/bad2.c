// A hash of an address steers the output.
#include <stdint.h>
#include <stdio.h>
int main(void) {
    int a = 0;
    printf("%u\n", (unsigned)((uintptr_t)&a * 2654435761u >> 7) % 16); // UB: address-dependent
    return 0;
}
