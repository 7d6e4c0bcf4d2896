// The low byte of a result that is nonzero may be 0.
#include <ctype.h>
#include <stdio.h>
int main(void) {
    _Bool is = (unsigned char)isxdigit('f'); // UB: nonzero-value
    printf("%d\n", is);
    return 0;
}
