// The width must be an int.
#include <stdio.h>
int main(void) {
    long width = 5;
    printf("%*d\n", width, 3); // UB: format-mismatch
    return 0;
}
