// An object is written by its name while a pointer to it is in force.
#include <stdio.h>
int main(void) {
    int x = 1;
    int *restrict p = &x;
    int y = *p;
    x = 2; // UB: restrict-broken
    printf("%d %d\n", x, y);
    return 0;
}
