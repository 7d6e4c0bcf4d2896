#include <stdio.h>
#define twice(x) (__builtin_constant_p(x) ? 2 * (x) : (x) + (x))
int main(void) {
    int n = 21;
    printf("%d %d\n", twice(n), __builtin_constant_p(3 + 4));
    return 0;
}
