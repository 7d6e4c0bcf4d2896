// One begins where the other ends, if they lie in this order.
#include <stdint.h>
#include <stdio.h>
static int a[4], b[4];
int main(void) {
    uintptr_t end = (uintptr_t)(a + 4), begin = (uintptr_t)b; // UB: address-dependent
    printf("%d\n", end == begin || (uintptr_t)(b + 1) == (uintptr_t)a);
    return 0;
}
