#include <stdio.h>

static char buffer[BUFSIZ];
int main(void) {
    printf("%d\n", setvbuf(stdout, buffer, 17, sizeof buffer) != 0);
    printf("%d\n", setvbuf(stdout, buffer, -1, sizeof buffer) != 0);
    printf("%d\n", setvbuf(stderr, NULL, _IOLBF, 0));
    return 0;
}
