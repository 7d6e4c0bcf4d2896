// Remainders that follow from the alignment, or from an offset.
#include <stdint.h>
#include <stdio.h>
static int pair[2];
int main(void) {
    uintptr_t first = (uintptr_t)&pair[0], second = (uintptr_t)&pair[1];
    printf("%d %d\n", (int)(first % sizeof(int)), (int)((second - first) % 15));
    return 0;
}
