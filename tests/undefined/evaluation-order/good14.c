// && and || sequence their operands.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
int main(void) {
    int r = (set(3) && g == 3) && (set(0) || g == 0);
    printf("%d\n", r);
    return 0;
}
