// The result of a builtin is stored by way of its pointer.
#include <stdio.h>
static int add(const int *restrict a, int *sum) {
    int before = *a;
    __builtin_add_overflow(before, 1, sum); // UB: restrict-broken
    return before;
}
int main(void) {
    int x = 3;
    int before = add(&x, &x);
    printf("%d %d\n", before, x);
    return 0;
}
