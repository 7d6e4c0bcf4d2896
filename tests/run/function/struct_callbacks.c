#include <stdio.h>

struct vec { double x, y; };
struct context { int calls; struct vec last; };

static struct vec rotate(struct vec v, struct context *c) {
    c->calls++;
    c->last = v;
    return (struct vec){-v.y, v.x};
}
static struct vec twice(struct vec v, struct context *c) {
    c->calls += 2;
    return (struct vec){2 * v.x, 2 * v.y};
}
typedef struct vec (*transform)(struct vec, struct context *);

static struct vec compose(const transform *f, int n, struct vec v, struct context *c) {
    return n ? compose(f + 1, n - 1, f[0](v, c), c) : v;
}

int main(void) {
    struct context c = {0};
    transform steps[] = {rotate, twice, rotate, rotate, twice};
    struct vec v = compose(steps, 5, (struct vec){1, 2}, &c);
    printf("%g %g %d %g %g\n", v.x, v.y, c.calls, c.last.x, c.last.y);
    printf("%g\n", steps[1](rotate(v, &c), &c).y);
    return 0;
}
