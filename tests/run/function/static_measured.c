#include <stdio.h>

static long never(int);
static int later(int);

int main(void) {
    printf("%d %d\n", sizeof never(1) == sizeof(long), later(2));
    return 0;
}

static int later(int x) {
    return x + 1;
}
