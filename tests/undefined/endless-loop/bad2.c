// A search that misses its end, by way of a function and of an inner loop that does end.
#include <stdio.h>
static unsigned step(unsigned x) {
    for (int i = 0; i < 3; i++)
        x = x * 5 + 3;
    return x & 0xff;
}
int main(void) {
    unsigned x = 1, n = 0;
    do {
        x = step(x);
        n ^= x;
    } while (x < 1000 || n == 7); // UB: endless-loop
    printf("%u\n", x);
    return 0;
}
