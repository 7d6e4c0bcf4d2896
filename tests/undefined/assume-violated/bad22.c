// What a const function reads need not have been stored, even where it comes to the same.
#include <stdio.h>
static int factor = 3;
__attribute__((const, noinline)) static int odd(int x) { return x + (factor & 1); }
int main(void) {
    factor = 5;
    printf("%d\n", odd(1)); // UB: assume-violated
    return 0;
}
