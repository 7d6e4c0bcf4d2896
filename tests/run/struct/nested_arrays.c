#include <stdio.h>

struct cell { unsigned char v; };
struct row { struct cell c[3]; int sum; };
struct grid { struct row r[2]; struct { int n; long total; } meta; };

static void total(struct grid *g) {
    g->meta.n = 0;
    g->meta.total = 0;
    for (int i = 0; i < 2; i++) {
        struct row *r = &g->r[i];
        r->sum = 0;
        for (struct cell *c = r->c; c < r->c + 3; c++, g->meta.n++) r->sum += c->v;
        g->meta.total += r->sum;
    }
}

int main(void) {
    struct grid g[2] = {{{{{{1}, {2}, {3}}, 0}, {{{4}, {5}, {6}}, 0}}, {0, 0}}};
    g[1] = g[0];
    g[1].r[1].c[2].v += 250;
    for (int i = 0; i < 2; i++) {
        total(&g[i]);
        printf("%d %ld %d %d\n", g[i].meta.n, g[i].meta.total, g[i].r[0].sum, g[i].r[1].sum);
    }
    struct row copy = g[1].r[1];
    g[1].r[0] = copy;
    printf("%d %zu\n", g[1].r[0].c[0].v, sizeof g / sizeof *g);
    struct cell *flat = &g[0].r[0].c[0];
    printf("%d %d\n", flat[2].v, (*(g + 1)).r->c->v);
    return 0;
}
