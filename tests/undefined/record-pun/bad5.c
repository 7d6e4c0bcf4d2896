// A structure is passed by value as another one.
#include <stdio.h>
struct point { int x; float y; };
struct other { int x; float y; };
static int f(struct other o) { return o.x; }
int main(void) {
    struct point p = {1, 2};
    printf("%d\n", f(*(struct other *)&p)); // UB: record-pun
    return 0;
}
