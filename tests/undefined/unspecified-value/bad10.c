// What is in a stream's buffer is indeterminate at any time.
#include <stdio.h>
static char buffer[BUFSIZ];
int main(void) {
    int r = setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
    printf("%d\n", r);
    return buffer[0]; // UB: unspecified-value
}
