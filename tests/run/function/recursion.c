#include <stdio.h>

static int ackermann(int m, int n) {
    return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}

static int even(unsigned n);
static int odd(unsigned n) { return n ? even(n - 1) : 0; }
static int even(unsigned n) { return n ? odd(n - 1) : 1; }

static void hanoi(int n, char a, char b, char c, int *moves) {
    if (!n) return;
    hanoi(n - 1, a, c, b, moves);
    if (++*moves <= 5) printf("%c%c ", a, c);
    hanoi(n - 1, b, a, c, moves);
}

static long fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

static void permute(char *s, int k, int n) {
    if (k == n) {
        printf("%s ", s);
        return;
    }
    for (int i = k; i < n; i++) {
        char t = s[k]; s[k] = s[i]; s[i] = t;
        permute(s, k + 1, n);
        t = s[k]; s[k] = s[i]; s[i] = t;
    }
}

static int depth(int n) {
    volatile int local = n;
    if (n == 0) return 0;
    int below = depth(n - 1);
    return below + (local == n);
}

int main(void) {
    printf("%d %d\n", ackermann(2, 3), ackermann(1, 9));
    printf("%d %d\n", even(10), odd(7));
    int moves = 0;
    hanoi(6, 'A', 'B', 'C', &moves);
    printf("%d\n", moves);
    printf("%ld\n", fib(18));
    char s[] = "abcd";
    permute(s, 1, 4);
    printf("\n%d\n", depth(500));
    return 0;
}
