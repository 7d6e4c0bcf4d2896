// A comma is a sequence point, and nothing else changes the object.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
int main(void) {
    int r = (set(3), g) + (g > 5 ? 0 : 1) * 0;
    printf("%d\n", r > 0);
    return 0;
}
