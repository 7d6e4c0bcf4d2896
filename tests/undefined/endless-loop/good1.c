// Long, but not without end.
#include <stdio.h>
static volatile int changing;
int main(void) {
    unsigned sum = 0, x = 1;
    for (unsigned i = 0; i < 20000000; i++)
        x = x * 1664525u + 1013904223u;
    while (sum < 30000000)
        sum += 1 + (x & 1);
    for (int i = 0; i != 1000; i++)
        changing++;
    printf("%u %u %d\n", x, sum, changing);
    return 0;
}
