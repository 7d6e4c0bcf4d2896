// A structure is assigned while its other copy is counted.
#include <stdio.h>
struct S { int x, y; };
static struct S s, t = {1, 2};
static int count;
static struct S *left(void) { count++; return &s; }
static struct S *right(void) { count++; return &t; }
int main(void) {
    *left() = *right();
    printf("%d %d %d\n", s.x, s.y, count);
    return 0;
}
