// ++x on a member of what a pointer leads to is one evaluation, too.
#include <stdio.h>
struct C { int n; };
static struct C c;
static int inc(struct C *p) { return ++p->n; }
int main(void) {
    struct C *p = &c;
    int r = ++p->n * 0 + inc(p) * 0;
    printf("%d %d\n", r, c.n);
    return 0;
}
