#include <stdio.h>
// The same value for both calls, but not for one of each.
[[gnu::gnu_inline]] extern inline int f(void) { return 1; }
int main(void) {
    int same = f() // UB: inline-definition
        == f();
    printf("%d\n", same);
    return 0;
}
int f(void) { return 2; }
