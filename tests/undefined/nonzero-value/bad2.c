#include <ctype.h>
#include <stdio.h>
int main(void) {
    printf("%d\n", isupper('A') == isupper('B')); // UB: nonzero-value
    return 0;
}
