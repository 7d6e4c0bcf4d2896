// A volatile object is read before or after a function writes it.
#include <stdio.h>
static volatile int v = 1;
static int set(int x) { v = x; return 0; }
int main(void) {
    int r = v + set(5); // UB: evaluation-order
    printf("%d\n", r);
    return 0;
}
