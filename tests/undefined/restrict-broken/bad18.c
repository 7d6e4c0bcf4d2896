// A static variable of a block; each execution of the block counts by itself.
#include <stdio.h>
static int x;
static int f(int again) {
    static int *restrict p;
    p = &x;
    if (again)
        x = 3;
    return *p; // UB: restrict-broken
}
int main(void) {
    int sum = f(0);
    x = 4;
    sum += f(0);
    printf("%d\n", sum + f(1));
    return 0;
}
