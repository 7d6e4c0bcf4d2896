// A structure assigned as a whole, and an element of an array of pointers.
#include <stdio.h>
struct s { int a, b; };
static int f(struct s *restrict rows[2], struct s v) {
    *rows[0] = v;
    return rows[1]->b; // UB: restrict-broken
}
int main(void) {
    struct s x = {1, 2}, v = {3, 4};
    struct s *restrict rows[2] = {&x, &x};
    printf("%d\n", f(rows, v));
    return 0;
}
