// An argument is read that calls change and change back.
#include <stdio.h>
static int g = 10;
static int set(int x) { g = x; return x; }
static int there(void) { set(1); set(10); return 0; }
int main(void) {
    int r = g + there() + g;
    printf("%d %d\n", r, g);
    return 0;
}
