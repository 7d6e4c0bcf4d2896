// What a statement expression yields may be changed before or after.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
int main(void) {
    int r = ({ int q = g; q; }) * 10 + set(4); // UB: evaluation-order
    printf("%d\n", r);
    return 0;
}
