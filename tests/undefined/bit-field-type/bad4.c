#include <stdio.h>

struct S {
    unsigned long long a : 40;
};
int main(void) {
    struct S s = {1};
    __typeof__(s.a + 0) x = 0; // UB: bit-field-type
    x--;
    printf("%llx\n", (unsigned long long)x);
    return 0;
}
