// Results are remembered, in whatever order they are first needed.
#include <stdio.h>
static long memo[40];
static long fib(int n) {
    if (n < 2) return n;
    if (!memo[n]) memo[n] = fib(n - 1) + fib(n - 2);
    return memo[n];
}
int main(void) {
    printf("%ld\n", fib(30));
    return 0;
}
