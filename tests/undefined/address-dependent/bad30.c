// Allocators may put what is larger where something smaller was: there was more room than it asked for.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char *p = malloc(8);
    uintptr_t before = (uintptr_t)p; // UB: address-dependent
    free(p);
    char *q = malloc(15);
    printf("%d\n", (uintptr_t)q == before);
    free(q);
    return 0;
}
