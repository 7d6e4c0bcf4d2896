// The result of a function is not as aligned as that says.
#include <stdio.h>
static _Alignas(16) char pool[64];
static unsigned used;
__attribute__((assume_aligned(16))) static void *take(unsigned n) {
    void *p = pool + used;
    used += n;
    return p; // UB: assume-violated
}
int main(void) {
    char *a = take(16), *b = take(8), *c = take(16);
    printf("%d\n", (int)(c - a) + (b != a));
    return 0;
}
