#include <stdio.h>
int main(void) {
    union { struct { unsigned a : 4, b : 4; } x; struct { unsigned a : 6; } y; } u = {.x = {1, 2}};
    u.y.a = u.x.b; // UB: overlapping-assignment
    printf("%u\n", u.y.a);
    return 0;
}
