#include <ctype.h>
#include <stdio.h>
int main(void) {
    if (isdigit('4') == 1) puts("one"); // UB: nonzero-value
    return 0;
}
