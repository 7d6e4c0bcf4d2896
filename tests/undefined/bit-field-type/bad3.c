#include <stdio.h>

// For GCC a bit-field has a type of its own width, for Clang its declared type.
struct S {
    unsigned a : 3;
};
int main(void) {
    struct S s = {1};
    puts(_Generic(s.a, unsigned: "unsigned", default: "other")); // UB: bit-field-type
    return 0;
}
