// Narrow operands compute in int; the result is narrowed only when stored.
#include <stdio.h>

int main(void) {
    unsigned char a = 200, b = 100;
    signed char s = -128;
    unsigned short us = 65535;
    short ss = -32768;
    printf("%d %d %d\n", a + b, a * b, (unsigned char)(a + b));
    printf("%d %d %d\n", -s, ~a, ~(unsigned char)~a);
    printf("%d %d\n", us + 1, (unsigned short)(us + 1));
    printf("%d %d\n", -ss, (short)-ss);
    printf("%d\n", a - 201 < 0);
    printf("%d\n", (unsigned)a - 201 < 0);
    a += 100;
    printf("%d\n", a);
    a <<= 1;
    printf("%d\n", a);
    a = ~a;
    printf("%d\n", a);
    s--;
    printf("%d\n", s);
    us++;
    printf("%d\n", us);
    us--;
    printf("%d\n", us);
    b ^= 0x1ff;
    printf("%d\n", b);
    printf("%zu %zu %zu\n", sizeof(a + b), sizeof +a, sizeof(a++));
    printf("%d\n", a);
    char c = 'x';
    printf("%zu %zu\n", sizeof c, sizeof 'x');
    printf("%d\n", (c, a, b));
    return 0;
}
