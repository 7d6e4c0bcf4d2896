// A jump by the distance of two literals.
#include <stdint.h>
#include <stdio.h>
int main(void) {
    const char *s = "abc", *t = "bc";
    switch ((uintptr_t)t - (uintptr_t)s) { // UB: address-dependent
    case 1: puts("one"); break;
    default: puts("two");
    }
    return 0;
}
