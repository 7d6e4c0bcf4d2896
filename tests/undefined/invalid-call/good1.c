#include <stdio.h>
struct ops { int (*open)(void), (*close)(void); };
static int opened(void) { return 4; }
int main(void) {
    struct ops ops = {.open = opened};
    printf("%d %d\n", ops.open(), ops.close ? ops.close() : -1);
    return 0;
}
