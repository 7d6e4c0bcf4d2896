#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    div_t d = div(INT_MIN, 1);
    ldiv_t l = ldiv(INT_MIN, -1);
    printf("%d %d %ld %ld\n", d.quot, d.rem, l.quot, l.rem);
    return 0;
}
