#include <stdio.h>

typedef unsigned long long u64;

static u64 mulmod(u64 a, u64 b, u64 m) {
    u64 r = 0;
    for (a %= m; b; b >>= 1) {
        if (b & 1) r = r >= m - a ? r - (m - a) : r + a;
        a = a >= m - a ? a - (m - a) : a + a;
    }
    return r;
}
static u64 powmod(u64 a, u64 e, u64 m) {
    u64 r = 1;
    for (; e; e /= 2, a = mulmod(a, a, m))
        if (e % 2) r = mulmod(r, a, m);
    return r;
}
static int witness(u64 n, u64 a) {
    if (n % a == 0) return n == a;
    u64 d = n - 1;
    int s = 0;
    while (d % 2 == 0) d /= 2, s++;
    u64 x = powmod(a, d, n);
    if (x == 1 || x == n - 1) return 1;
    while (--s > 0) {
        x = mulmod(x, x, n);
        if (x == n - 1) return 1;
    }
    return 0;
}
static int prime(u64 n) {
    static const int bases[] = {2, 3, 5, 7, 11, 13};
    if (n < 2) return 0;
    for (int i = 0; i < 6; i++)
        if (!witness(n, bases[i])) return 0;
    return 1;
}

int main(void) {
    u64 v[] = {2, 9, 97, 561, 1000000007, 1000000008, 18446744073709551557u, 18446744073709551555u};
    for (int i = 0; i < 8; i++) printf("%llu %d\n", v[i], prime(v[i]));
    return 0;
}
