// Calls, commas and statement expressions may be constants to a compiler, too.
#include <stdio.h>
int main(void) {
    int n = 21;
    printf("%d\n", __builtin_constant_p(3 + (n, 4))); // UB: compiler-knowledge
    return 0;
}
