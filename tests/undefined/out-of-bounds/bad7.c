// One past the end there is no structure, even if nobody looks at it.
#include <stdio.h>
struct s { int a, b; };
int main(void) {
    struct s a[2] = {{1, 2}, {3, 4}}, *p = a;
    p += 2;
    *p; // UB: out-of-bounds
    printf("%d\n", a[1].b);
    return 0;
}
