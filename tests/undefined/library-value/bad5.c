#include <stdio.h>
static char buffer[BUFSIZ];
int main(void) {
    int r = setvbuf(stdout, buffer, sizeof buffer, _IOFBF); // UB: library-value
    printf("%d\n", r);
    return 0;
}
