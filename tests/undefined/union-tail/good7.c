// The first member is 0, and what is static is 0 as a whole; copies are what they are copies of.
#include <stdio.h>
union u {
    int i, j[4];
};
struct s {
    int n;
    union u u[2];
};
static const union u empty;
int main(void) {
    static union u t = {};
    union u v = {}, w = {.j = {1}};
    struct s s = {1}, r = {2, {empty, {.j = {5, 6, 7, 8}}}}, q = r;
    printf("%d %d %d %d\n", t.j[3], v.i, w.j[3], s.u[1].i);
    printf("%d %d %d\n", r.u[0].j[2], r.u[1].j[3], q.u[1].j[0]);
    return 0;
}
