// A literal may lie in the end of another.
#include <stdint.h>
#include <stdio.h>
int main(void) {
    const char *s = "hello", *t = "llo";
    uintptr_t a = (uintptr_t)s; // UB: address-dependent
    uintptr_t b = (uintptr_t)t;
    printf("%d\n", b - a == 2);
    return 0;
}
