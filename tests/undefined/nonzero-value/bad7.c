// It may be negative.
#include <ctype.h>
#include <stdio.h>
int main(void) {
    int is = isspace(' '); // UB: nonzero-value
    printf("%d\n", is > 0);
    return 0;
}
