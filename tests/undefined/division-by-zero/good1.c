// Division by a floating zero has a meaning; an unevaluated one is never done.
#include <stdio.h>
int main(void) {
    double zero = 0;
    int i = 0;
    printf("%g %g\n", 1 / zero, -1 / zero);
    printf("%zu %d\n", sizeof(1 / i), i && 1 / i);
    printf("%d\n", i ? 5 / i : 9);
    return 0;
}
