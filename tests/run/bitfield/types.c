#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum color { RED, GREEN, BLUE };
struct mixed {
    bool on : 1;
    enum color c : 3;
    signed char sc : 4;
    unsigned short us : 11;
    int plain : 2;
    int64_t wide : 40;
    uint64_t uwide : 50;
    unsigned full : 32;
    long long all : 64;
};

int main(void) {
    struct mixed m = {3, BLUE, -8, 2047, -2, -1, ~0ull, ~0u, -1};
    printf("%d %d %d %d %d\n", m.on, m.c, m.sc, m.us, m.plain);
    printf("%lld %llu\n", (long long)m.wide, (unsigned long long)m.uwide);
    printf("%u %lld\n", m.full, (long long)m.all);
    m.wide = 0x7fffffffffLL;
    m.uwide = 0x123456789abcdefull;
    printf("%lld %llx\n", (long long)m.wide, (unsigned long long)m.uwide);
    m.full++;
    m.all = INT64_MIN;
    printf("%u %lld\n", m.full, (long long)m.all);
    m.on = m.c;
    m.on = !m.on;
    printf("%d\n", m.on);
    m.plain = 1;
    m.plain = -m.plain;
    printf("%d\n", m.plain);
    m.us *= 3;
    printf("%d\n", m.us);
    m.us = m.us << 4 >> 2;
    printf("%d\n", m.us);
    m.sc = m.us;
    printf("%d\n", m.sc);
    volatile struct { unsigned v : 6; } v = {63};
    v.v++;
    printf("%u\n", v.v);
    const struct { int x : 7; } k = {-64};
    printf("%d\n", k.x);
    printf("%d\n", _Generic(+m.us, int: 1, unsigned: 2, default: 3));
    return 0;
}
