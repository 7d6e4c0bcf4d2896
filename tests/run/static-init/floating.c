// Arithmetic on floating constants in initialisers of integers, as each type does it.
#include <stdio.h>

static int sums[] = {(int)(1.5f + 1.5f), (int)(0.1L * 10), (int)-3.99};
static int equal = (float)16777217 == 16777216.0f, unequal = 0.1f != 0.1;
static char lengths[(int)2.75 + 1];

int main(void) {
    enum { THREE = (int)3.99, ONE = (_Bool)0.5 };
    printf("%d %d %d\n", sums[0], sums[1], sums[2]);
    printf("%d %d %zu %d %d\n", equal, unequal, sizeof lengths, THREE, ONE);
    return 0;
}
