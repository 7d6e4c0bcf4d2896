// A pointer that was an integer is based on what it was made of.
#include <stdint.h>
#include <stdio.h>
static int a;
static int f(int *restrict p) {
    int *q = (int *)((uintptr_t)p ^ 8 ^ 8);
    *q = 1;
    a = 2; // UB: restrict-broken
    return *q;
}
int main(void) {
    printf("%d\n", f(&a));
    return 0;
}
