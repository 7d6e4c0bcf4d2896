#include <stdio.h>
static char buffer[BUFSIZ];
int main(void) {
    int r = setvbuf(stdout, buffer, sizeof buffer, _IOFBF);
    printf("%d\n", r); // UB: library-value
    return 0;
}
