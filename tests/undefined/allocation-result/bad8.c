// No alignment: a null pointer, or memory wherever it is.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    void *p = aligned_alloc(0, 128); // UB: allocation-result
    printf("%d\n", (int)((uintptr_t)p % 64));
    free(p);
    return 0;
}
