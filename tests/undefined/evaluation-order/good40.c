// What a statement expression makes ends with it, whatever comes first.
#include <stdio.h>
static int n;
static int inc(void) { return ++n; }
struct S { int x, y; };
static struct S make(void) { struct S s = {inc(), 0}; return s; }
int main(void) {
    int r = ({ int t = 0; for (int i = 0; i < 3; i++) { struct S s = make(); t += s.x; } t; }) * 0 + make().x * 0;
    printf("%d %d\n", r, n);
    return 0;
}
