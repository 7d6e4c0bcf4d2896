// Two reads of the same object need not agree: clang folds this in its own way.
#include <stdio.h>
static unsigned zero(const unsigned *p) {
    return *p - *p; // UB: unspecified-value
}
int main(void) {
    unsigned x;
    printf("%u\n", zero(&x));
    return 0;
}
