/* Fibonacci numbers and Ackermann's function: the cost of a call, shallow and deep. */
#include <stdio.h>

#ifndef N
#define N 900
#endif

static unsigned fib(unsigned n) {
    return n < 2 ? n : fib(n - 1) + fib(n - 2);
}

static unsigned ackermann(unsigned m, unsigned n) {
    if (m == 0) {
        return n + 1;
    }
    if (n == 0) {
        return ackermann(m - 1, 1);
    }
    return ackermann(m - 1, ackermann(m, n - 1));
}

int main(void) {
    unsigned sum = 0;
    for (unsigned round = 0; round < N; round++) {
        sum = sum * 31 + fib(20 + round % 2);
        sum = sum * 31 + ackermann(2, 100 + round % 3);
    }
    printf("%u\n", sum);
    return 0;
}
