#include <stdio.h>
// All compilers inline the call.
inline __attribute__((always_inline)) int one(void) { return 1; }
// Nobody calls it but one that is not called.
inline int nobody(void) { return 2; }
inline int never(void) { return nobody(); }
static inline int unused(void) { return never(); }
int main(void) {
    printf("%d %zu\n", one(), sizeof(nobody()));
    (void)sizeof(unused());
    return 0;
}
