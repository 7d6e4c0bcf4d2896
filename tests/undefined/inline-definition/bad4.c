#include <stdio.h>
__attribute__((gnu_inline)) extern inline int f(void) { return 1; }
int main(void) {
    int (*volatile direct)(void) = f; // UB: inline-definition
    printf("%d\n", direct());
    return 0;
}
int f(void) { return 2; }
