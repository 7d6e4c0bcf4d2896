#include <stdbool.h>
#include <stdio.h>

static bool odd(int x) { return x & 1; }
static bool any(unsigned long long x) { return x; }

int main(void) {
    bool b = 256;
    printf("%d %zu\n", b, sizeof b);
    b = 0.1;
    printf("%d\n", b);
    b = (bool)0.0;
    printf("%d\n", b);
    b = -0.0;
    printf("%d\n", b);
    int x, *p = &x;
    b = p;
    printf("%d\n", b);
    b = (void *)0;
    printf("%d\n", b);
    printf("%d %d %d\n", odd(3), odd(4), any(1ull << 40));
    b = true;
    b += b;
    printf("%d\n", b);
    b = b * 5 - 5;
    printf("%d\n", b);
    b -= 1;
    printf("%d\n", b);
    b = !b;
    b |= 6;
    printf("%d %d\n", b, b + b);
    bool a[3] = {3, 0, 'x'};
    printf("%d%d%d\n", a[0], a[1], a[2]);
    struct { bool f : 1; bool g : 1; unsigned n : 3; } s = {2, 0, 5};
    printf("%d%d%d\n", s.f, s.g, s.n);
    s.g = s.n;
    s.f = s.n & 2;
    printf("%d%d\n", s.f, s.g);
    unsigned char raw = *(unsigned char *)&b;
    printf("%d\n", raw);
    printf("%d\n", (bool)(char)256 == false);
    return 0;
}
