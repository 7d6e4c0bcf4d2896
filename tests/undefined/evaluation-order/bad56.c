// A handler shows whether the other operand was evaluated before the end.
#include <stdio.h>
#include <stdlib.h>
static int g = 10;
static int set(int x) { g = x; return x; }
static void bye(void) { printf("%d\n", g); }
int main(void) {
    atexit(bye);
    int r = (exit(0), 1) + set(5); // UB: evaluation-order
    return r;
}
