#include <stdio.h>

static char buffer[BUFSIZ];
int main(void) {
    int r = setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
    printf("buffered %d\n", r);
    setbuf(stderr, NULL);
    return 0;
}
