#include <stdio.h>
static int g = 1;
static int set(int v) { g = v; return v; }
int main(void) {
    // Whichever comes first, both find and leave the same.
    int r = ({ set(5); g; }) + ({ int t = g; set(7); set(t); 0; });
    printf("%d %d\n", r, g == 5 || g == 1);
    int s = ({ int t = 1; t; }) + ({ int t = 2; set(t); }) + ({ static int c; ++c; });
    printf("%d %d\n", s, g);
    return 0;
}
