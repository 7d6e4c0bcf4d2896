/* Types of two units that are compatible (6.2.7p1) meet in calls through pointers and in va_arg. */
#include <stdarg.h>

struct list {
    int value;
    struct list *next;
};
typedef struct {
    short x, y;
    unsigned bits : 5;
} point;
enum colour { red, green = 7 };
struct hidden {
    int secret;
};

static struct hidden one = {41};
static int sum(struct list *l) {
    int s = 0;
    for (; l; l = l->next)
        s += l->value;
    return s;
}
static point turn(point p) {
    point q = {p.y, p.x, p.bits + 1};
    return q;
}
static int reveal(struct hidden *h, enum colour c) { return ++h->secret + (c == green); }

int (*summer)(struct list *) = sum;
point (*turner)(point) = turn;
int (*revealer)(struct hidden *, enum colour) = reveal;
struct hidden *some(void) { return &one; }

int mixed(int n, ...) {
    va_list args;
    va_start(args, n);
    point p = va_arg(args, point);
    struct list *l = va_arg(args, struct list *);
    va_end(args);
    return p.x * 100 + p.bits + sum(l);
}
