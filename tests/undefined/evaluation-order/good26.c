// Fibonacci numbers with a count of calls.
#include <stdio.h>
static int calls;
static int fib(int n) {
    calls++;
    return n < 2 ? n : fib(n - 1) + fib(n - 2);
}
int main(void) {
    int r = fib(12);
    printf("%d %d\n", r, calls);
    return 0;
}
