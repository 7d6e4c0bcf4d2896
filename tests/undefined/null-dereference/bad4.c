// A structure is evaluated, and nobody looks at it.
#include <stdio.h>
struct s { int a, b; };
int main(void) {
    struct s *p = 0, **q = &p;
    printf("before\n");
    **q; // UB: null-dereference
    printf("after\n");
    return 0;
}
