// Reaching the end of main returns 0; return from a nested main does not exit.
#include <stdio.h>

static int depth;

int main(void) {
    if (++depth < 3) {
        int inner = main();
        printf("%d %d\n", depth, inner);
        return 5 - 5;
    }
    puts("deepest");
}
