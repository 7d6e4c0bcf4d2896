#include <stdio.h>
__attribute__((nonnull(2))) static int both(int *a, int *b) { return a && b; }
__attribute__((nonnull)) static int sum(int n, int *a) { return n + *a; }
int main(void) {
    int x = 1;
    printf("%d %d %d\n", both(0, &x), both(&x, &x), sum(0, &x));
    return 0;
}
