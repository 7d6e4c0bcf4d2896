// It must not look at what an argument points to.
#include <stdio.h>
__attribute__((const, noinline)) static int odd(const int *p) { return *p & 1; }
int main(void) {
    int five = 5;
    printf("%d\n", odd(&five)); // UB: assume-violated
    return 0;
}
