// Both set the same value, and one reads it afterwards.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
int main(void) {
    int r = (set(1), g) * 2 + set(1);
    printf("%d %d\n", r, g);
    return 0;
}
