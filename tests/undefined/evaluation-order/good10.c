// Values differ meanwhile, but nobody asks for more than their sign.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
int main(void) {
    int r = (set(1), g > 0) + (set(2), g > 0);
    printf("%d\n", r);
    return 0;
}
