// A bit-field is read while a function stores to it.
#include <stdio.h>
static struct { unsigned a : 3, b : 3; } s = {1, 2};
static int set(void) { s.a = 5; return 0; }
int main(void) {
    printf("%d\n", (int)s.a + set()); // UB: evaluation-order
    return 0;
}
