// A member is written while the whole is assigned.
#include <stdio.h>
struct s { int x, y; };

int main(void) {
    struct s a = {1, 2}, b[2] = {{3, 4}, {5, 6}};
    a = b[a.x = 1]; // UB: unsequenced
    printf("%d\n", a.x);
    return 0;
}
