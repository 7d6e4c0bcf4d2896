// By way of another variable, and a pointer that promises nothing.
#include <stdio.h>
struct s { int a, b; };
static int f(struct s *restrict p, struct s *q) {
    int *to = &p->b;
    *to = 3;
    q += 1;
    return q[-1].b + p->a; // UB: restrict-broken
}
int main(void) {
    struct s s[2] = {{1, 2}, {3, 4}};
    printf("%d\n", f(s, s));
    return 0;
}
