// A sum over a table that both calls change in different places.
#include <stdio.h>
static int t[4];
static int put(int i, int x) { t[i] = x; return x; }
int main(void) {
    int r = put(0, 1) + put(1, 2) * (put(2, 3) - put(3, 4));
    printf("%d %d%d%d%d\n", r, t[0], t[1], t[2], t[3]);
    return 0;
}
