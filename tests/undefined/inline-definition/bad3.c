#include <stdio.h>
// An object with static storage duration for each definition.
__attribute__((gnu_inline)) extern inline int next(void) { static int n; return ++n; }
int main(void) {
    next(); // UB: inline-definition
    printf("%d\n", next());
    return 0;
}
int next(void) { static int n; return ++n; }
