// Objects that no machine accesses at once: made and measured, not accessed.
#include <stdio.h>
struct Wide { long a, b; };
static _Atomic struct Wide w;
int main(void) {
    struct Wide x = {1, 2};
    _Atomic struct Wide y = x;
    printf("%zu %zu %zu\n", sizeof w, sizeof y, sizeof(w = x));
    return 0;
}
