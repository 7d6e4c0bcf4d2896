// Equal literals may be one object, which their addresses show as integers, too.
#include <stdint.h>
#include <stdio.h>
int main(void) {
    uintptr_t a = (uintptr_t)"xyz", b = (uintptr_t)"xyz"; // UB: address-dependent
    printf("%d\n", a == b);
    return 0;
}
