#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char *p = malloc(200);
    char *q = (char *)(((uintptr_t)p + 63) & ~(uintptr_t)63); // UB: address-dependent
    printf("%d\n", (int)(q - p));
    free(p);
    return 0;
}
