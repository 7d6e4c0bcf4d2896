// What has an effect is no constant to anybody; what does not depend on the answer is the same in any case.
#include <stdio.h>
#include <stdlib.h>
static volatile int v = 3;
int main(void) {
    int n = 21;
    printf("%d %d %d %d\n", __builtin_constant_p(n++), __builtin_constant_p(n = 3), __builtin_constant_p((v, 3)), n);
    printf("%d %d\n", __builtin_constant_p(({ abs(n); })) ? n : abs(n), __builtin_constant_p(sizeof n + 1));
    return 0;
}
