// An alignment that there is not: C17 asks for a null pointer, and libraries give memory.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    void *p = aligned_alloc(24, 48); // UB: allocation-result
    printf("%d\n", p == 0);
    free(p);
    return 0;
}
