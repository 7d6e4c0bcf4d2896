// Names of two functions: the one is the end of the other.
#include <stdio.h>
static const char *also(void) { return __func__; }
static const char *so(void) { return __func__; }
int main(void) {
    printf("%d\n", also() + 2 == so()); // UB: pointer-identity
    return 0;
}
