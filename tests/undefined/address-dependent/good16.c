// Bits below the alignment hold a mark.
#include <stdint.h>
#include <stdio.h>
static int numbers[2] = {7, 8};
int main(void) {
    uintptr_t marked = (uintptr_t)&numbers[1] | 1;
    printf("%d %d\n", (int)(marked & 1), *(int *)(marked & ~(uintptr_t)1));
    return 0;
}
