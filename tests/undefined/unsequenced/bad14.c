// A member of a local structure whose address nobody takes.
#include <stdio.h>
struct s { int x, y; };
int main(void) {
    struct s s = {1, 2};
    int v = (s.x = 3) + s.y * s.x; // UB: unsequenced
    printf("%d\n", v);
    return 0;
}
