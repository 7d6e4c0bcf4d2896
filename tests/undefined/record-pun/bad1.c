// A member of a structure that is not there, though another one with the same members is.
#include <stdio.h>
struct A { int x, y; };
struct B { int x, y; };
static int f(struct A *a, struct B *b) {
    a->x = 1;
    b->x = 2; // UB: record-pun
    return a->x;
}
int main(void) {
    struct A s = {0, 0};
    printf("%d\n", f(&s, (struct B *)&s));
    return 0;
}
