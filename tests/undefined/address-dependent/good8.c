// Objects that live at the same time have different addresses.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char *p = malloc(8), *q = malloc(8);
    printf("%d\n", (uintptr_t)q == (uintptr_t)p);
    free(q);
    free(p);
    return 0;
}
