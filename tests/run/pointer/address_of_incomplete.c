// `&*p` is `p`, whatever it points to (6.5.3.2p3).
#include <stdio.h>
struct hidden;
union other;
extern struct hidden global;
extern struct hidden *volatile where;
static struct hidden *same(struct hidden *p) { return &*p; }
static const union other *far(const union other *p) { return &*&*p; }
static struct hidden *const start = &*&global;

int main(void)
{
    struct hidden *none = 0;
    struct hidden *a = same(&global), *b = &*none;
    printf("%d %d %d\n", a == &global, b == 0, far(0) == 0);
    printf("%d %d\n", &*where == start, sizeof(&*where) == sizeof(void *));
    return 0;
}

struct hidden {
    int n;
} global;
struct hidden *volatile where = &global;
