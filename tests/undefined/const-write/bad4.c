// The library writes into a stream's buffer.
#include <stdio.h>
static const char buffer[BUFSIZ];
int main(void) {
    int r = setvbuf(stdout, (char *)buffer, _IOFBF, sizeof buffer); // UB: const-write
    printf("buffered %d\n", r);
    return 0;
}
