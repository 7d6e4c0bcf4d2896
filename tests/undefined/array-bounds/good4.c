// Parts of objects come and go with them; a flexible member goes as far as its object does.
#include <stdio.h>
#include <stdlib.h>

struct list {
    int n;
    int of[];
};
struct pair {
    int x[2], y[2];
};
union both {
    int all[4];
    struct pair pair;
};

static struct pair twice(const int *x) {
    struct pair p = {{x[0], x[1]}, {2 * x[0], 2 * x[1]}};
    return p;
}

static int depth(int n, int *outer) {
    int here[2][2] = {{n, outer[0]}, {outer[1], n}};
    return n ? depth(n - 1, here[n & 1]) + here[1][0] : here[0][1];
}

int main(void) {
    struct list *l = malloc(sizeof *l + 10 * sizeof l->of[0]);
    if (!l) return 1;
    int *p = l->of;
    for (int i = 0; i < 10; i++) p[i] = i;
    printf("%d %d\n", l->of[9], (p + 10)[-1]);
    free(l);

    int start[2] = {3, 4};
    printf("%d\n", depth(9, start));
    printf("%d %d\n", twice(start).y[1], *twice(start).x);

    union both u = {{1, 2, 3, 4}};
    int *y = u.pair.y, *all = u.all;
    printf("%d %d\n", y == all + 2, u.pair.y[1]);

    const struct pair c[2] = {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}};
    const int *k = c[1].x;
    printf("%d %d\n", k[1], *(c[0].y + 1));

    int s = 0;
    for (int i = 0; i < 100000; i++) {
        int a[2][2] = {{i, 1}, {2, 3}}, *r = a[i & 1];
        s ^= r[1] + r[0];
    }
    printf("%d\n", s);
    return 0;
}
