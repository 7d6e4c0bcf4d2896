// Different bit-fields of one word.
#include <stdio.h>
static struct { unsigned a : 3, b : 3; } s;
int main(void) {
    unsigned r = (s.a = 3) + (s.b = 2);
    printf("%u %u %u\n", r, s.a, s.b);
    return 0;
}
