#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char *p = malloc(8);
    uintptr_t before = (uintptr_t)p; // UB: address-dependent
    free(p);
    char *q = malloc(8);
    printf("%d\n", (uintptr_t)q == before);
    free(q);
    return 0;
}
