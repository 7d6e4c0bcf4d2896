// Bits are set by both, in one word.
#include <stdio.h>
static unsigned bits;
static unsigned flag(int i) { bits |= 1u << i; return 0; }
int main(void) {
    unsigned r = flag(0) + flag(3) + flag(5);
    printf("%u %u\n", r, bits);
    return 0;
}
