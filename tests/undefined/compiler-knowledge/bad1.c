#include <stdio.h>
static int known(int n) { return __builtin_constant_p(n) ? 1 : 2; } // UB: compiler-knowledge
int main(void) {
    printf("%d\n", known(5));
    return 0;
}
