#include <stdint.h>
#include <stdio.h>
static void where(uintptr_t *place) {
    int local = 1;
    *place = (uintptr_t)&local; // UB: address-dependent
}
int main(void) {
    uintptr_t first, second;
    where(&first);
    where(&second);
    printf("%d\n", first == second);
    return 0;
}
