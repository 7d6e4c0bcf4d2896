// The condition comes before its arms.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
int main(void) {
    int r = set(2) ? g : 7;
    printf("%d %d\n", r, set(0) ? 1 : g);
    return 0;
}
