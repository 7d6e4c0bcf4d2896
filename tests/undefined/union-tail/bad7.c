// The same where one member only begins like another.
#include <stdio.h>
union u { struct { long a, b; } two; struct { long a; unsigned long b; unsigned char c; } three; };
int main(void) {
    union u v = {.two = {.b = 1}};
    printf("%d\n", v.three.c); // UB: union-tail
    return 0;
}
