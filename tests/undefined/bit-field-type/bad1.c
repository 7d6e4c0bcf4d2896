#include <stdio.h>

// GCC shifts 40 bits, Clang 64.
struct S {
    unsigned long long a : 40;
};
int main(void) {
    struct S s = {0xffffffffff};
    unsigned long long r = s.a << 8; // UB: bit-field-type
    printf("%llx\n", r);
    return 0;
}
