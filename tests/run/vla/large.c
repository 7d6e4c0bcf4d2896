// Arrays that need 6 MiB of the stack, one after the other, and on top of each other.
#include <stdio.h>
static int fill(int n, int depth) {
    volatile char b[n];
    b[0] = 1;
    b[n - 1] = 2;
    return b[0] + b[n - 1] + (depth ? fill(n / 2, depth - 1) : 0);
}
int main(void) {
    int sum = 0;
    for (int i = 0; i < 100; i++)
        sum += fill(4 << 20, 1);
    printf("%d\n", sum);
    return 0;
}
