#include <stdio.h>

typedef __int128 i128;
typedef unsigned __int128 u128;

static void show(const char *name, u128 x) {
    printf("%s %016llx%016llx\n", name, (unsigned long long)(x >> 64), (unsigned long long)x);
}

static void decimal(i128 x) {
    char buffer[48];
    int at = 48;
    u128 m = x < 0 ? -(u128)x : (u128)x;
    buffer[--at] = 0;
    do buffer[--at] = '0' + (int)(m % 10);
    while (m /= 10);
    if (x < 0) buffer[--at] = '-';
    puts(buffer + at);
}

int main(void) {
    u128 a = ((u128)0x0123456789abcdefull << 64) | 0xfedcba9876543210ull;
    u128 b = 0x1000000000000000ull;
    i128 s = -(i128)a;
    show("add", a + b);
    show("sub", b - a);
    show("mul", a * b);
    show("div", a / b);
    show("mod", a % b);
    show("div2", a / (a >> 65));
    show("mod2", a % (a >> 65));
    show("and", a & ~b);
    show("xor", a ^ (u128)s);
    show("neg", s);
    decimal(s);
    decimal(s / 1000000007);
    decimal(s % 1000000007);
    decimal(s / -3);
    decimal((i128)1 << 126);
    i128 min = -((i128)1 << 126) * 2;
    decimal(min);
    decimal(~min);
    i128 f = 1;
    for (int i = 1; i <= 33; i++) f *= i;
    decimal(f);
    a++;
    show("inc", a);
    a -= (u128)1 << 127;
    show("wrap", a);
    printf("%d %d %d\n", s < 0, a > b, (i128)a < (i128)b);
    printf("%zu %zu\n", sizeof a, _Alignof(i128));
    return 0;
}
