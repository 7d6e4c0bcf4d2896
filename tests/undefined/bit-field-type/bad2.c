#include <stdio.h>

// The complement has the bits of the field, or those of its type.
struct S {
    unsigned long a : 33;
};
int main(void) {
    struct S s = {1};
    printf("%lx\n", (unsigned long)~s.a); // UB: bit-field-type
    return 0;
}
