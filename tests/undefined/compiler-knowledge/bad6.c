// So may the result of a function that has no effect.
#include <stdio.h>
__attribute__((const)) static inline int three(void) { return 3; }
int main(void) {
    printf("%d\n", __builtin_constant_p(three() + (int)_Alignof(int))); // UB: compiler-knowledge
    return 0;
}
