// Allocated memory is aligned for any type, and not to a line of the cache.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char *p = malloc(100);
    printf("%d\n", (int)((uintptr_t)p % 64)); // UB: address-dependent
    free(p);
    return 0;
}
