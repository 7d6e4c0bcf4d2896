/* Loops that end in a sum and a comparison of it, and jumps to between the two. */
#include <stdio.h>

int main(void) {
    unsigned wraps = 4294967290u;
    int n = 0;
    do {
        n++;
    } while (wraps += 2);
    printf("%d %u\n", n, wraps);

    n = 0;
    for (int i = -3; i < 4; i++)
        n = n * 3 + i;
    for (int i = 10; i <= 30; i += 7)
        n ^= i;
    for (int i = 5; i < 5; i++)
        n = -1;
    int limit = 40000;
    for (int i = 0; i < limit; i += 9999)
        n += i;
    for (int i = 39990; i < 40000; i++)
        n += i & 1;
    unsigned long m = 0, top = 7;
    for (unsigned long i = 18446744073709551610u; i > 7; i += 3)
        m += i;
    for (unsigned long i = 0; i < top; i += 2)
        m ^= i << i;
    printf("%d %lu\n", n, m);

    int i = 3, turns = 0;
    goto test;
next:
    turns++;
    i++;
test:
    if (i < 9)
        goto next;
    printf("%d %d\n", i, turns);

    unsigned u = 4294967293u;
    turns = 0;
    goto check;
again:
    turns++;
    u += 1;
check:
    if (u)
        goto again;
    printf("%u %d\n", u, turns);
    return 0;
}
