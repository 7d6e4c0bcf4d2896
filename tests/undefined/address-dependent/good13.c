// A buffer is large enough for any way to align it by hand.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char *p = malloc(200);
    char *q = (char *)(((uintptr_t)p + 63) & ~(uintptr_t)63);
    q[100] = 5;
    printf("%d %d %d\n", (int)((uintptr_t)p % 16), (int)((uintptr_t)q % 64), q[100]);
    free(p);
    return 0;
}
