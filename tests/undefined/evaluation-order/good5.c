// Structures that the other operands leave alone, and copies that are changed later.
#include <stdio.h>
struct pair { int a, b; };
static struct pair s = {1, 2}, t[2];
static struct pair *place(void) {
    t[0].a = 7;
    return &t[1];
}
static int both(struct pair x, struct pair *y) {
    y->b++;
    return x.a + x.b + y->a;
}
int main(void) {
    *place() = s;
    printf("%d\n", both(s, place()));
    struct pair *p = t;
    *p++ = s;
    p[0] = p[-1];
    printf("%d\n", both(*p, p - 1));
    int n = both(s, &s);
    printf("%d %d\n", n, s.b);
    return 0;
}
