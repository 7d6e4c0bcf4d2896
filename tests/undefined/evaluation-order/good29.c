// Structures are returned by both, and made of different objects.
#include <stdio.h>
struct S { int x, y; };
static int made;
static struct S make(int x) { made++; struct S s = {x, -x}; return s; }
static int two(struct S a, struct S b) { return a.x * 10 + b.x; }
int main(void) {
    printf("%d %d\n", two(make(1), make(2)), 0);
    printf("%d\n", made);
    return 0;
}
