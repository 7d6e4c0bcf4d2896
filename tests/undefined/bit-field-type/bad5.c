#include <stdio.h>

// A standard type has the width of this field, but not its declared type.
struct S {
    unsigned __int128 a : 64;
};
int main(void) {
    struct S s = {-1};
    printf("%d\n", s.a + 1 == 0); // UB: bit-field-type
    return 0;
}
