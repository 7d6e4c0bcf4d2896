// Local structures and arrays in calls that change their own copies.
#include <stdio.h>
struct s { int x, a[3]; };
static struct s moved(struct s p, int by) {
    p.x += by;
    p.a[p.x & 1]++;
    return p;
}
static int sum(const struct s *p, struct s q) { return p->x * 100 + q.x * 10 + q.a[0] + q.a[1]; }
int main(void) {
    struct s s = {1, {2, 3, 4}};
    int a[2] = {5, 6}, i = 0;
    int x = sum(&s, moved(s, 2)) + (a[i++] = 7) + a[1];
    s = moved(moved(s, s.x), s.a[2]);
    printf("%d %d %d %d %d\n", x, s.x, s.a[0], s.a[1], a[0]);
    return 0;
}
