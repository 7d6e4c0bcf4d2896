// Both set the same value.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
int main(void) {
    int r = set(4) + set(4);
    printf("%d %d\n", r, g);
    return 0;
}
