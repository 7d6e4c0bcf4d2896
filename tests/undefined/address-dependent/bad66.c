// A literal and a constant array with the same bytes, which clang makes one.
#include <stdint.h>
#include <stdio.h>
static const char named[] = "abc";
int main(void) {
    uintptr_t a = (uintptr_t)named; // UB: address-dependent
    printf("%d\n", a == (uintptr_t)"abc");
    return 0;
}
