// Pointers into rows and members, up to their ends; compared, subtracted, copied; and bytes, which
// belong to the whole object.
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int a[3][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}};
static int *const rows[3] = {a[0], a[1], a[2]};

struct item {
    int key;
    char name[8];
    struct {
        short low, high[3];
    } pair[2];
};

static int sum(const int *from, const int *to) {
    int s = 0;
    while (from != to) s += *from++;
    return s;
}

static int down(const void *x, const void *y) {
    int p = *(const int *)x, q = *(const int *)y;
    return (p < q) - (p > q);
}

static struct item *whole(char *name) {
    return (struct item *)((char *)name - offsetof(struct item, name));
}

int main(void) {
    for (int i = 0; i < 3; i++) printf("%d %d\n", sum(rows[i], a[i] + 4), sum(&a[i][1], &a[i][3]));
    int *p = a[1], *q = &a[1][3];
    printf("%td %d %d %d\n", q - p, p < q, q[-3], p[3]);
    printf("%d %d %d\n", p + 4 == a[2], &a[1][0] < &a[2][0], a[0] == rows[0]);

    int *r = (int *)(void *)a;
    printf("%d %d %d\n", r[11], r + 4 == p, memcmp(&r, &(int *){a[0]}, sizeof r));
    unsigned char *bytes = (unsigned char *)a[1];
    int n = 0;
    for (size_t i = 0; i < 2 * sizeof a[0]; i++) n += bytes[i];
    printf("%d %d\n", n, (uintptr_t)a[1] - (uintptr_t)a[0] == sizeof a[0]);

    qsort(a[0], 12, sizeof a[0][0], down);
    qsort(a[1], 4, sizeof a[1][0], down);
    for (int i = 0; i < 12; i++) printf("%d ", a[i / 4][i % 4]);
    memset(a[0], 0, sizeof a);
    printf("%d\n", sum(a[2], a[2] + 4));

    struct item t = {7, "seven", {{1, {2, 3, 4}}, {5, {6, 7, 8}}}};
    strcpy(t.name + 2, "ver!");
    printf("%s %zu %d\n", t.name, strlen(t.name), whole(t.name)->key);
    short *h = t.pair[1].high;
    printf("%d %d %td\n", h[2], *h, h + 3 - t.pair[1].high);

    int(*m)[4] = malloc(3 * sizeof *m);
    if (!m) return 1;
    for (int i = 0; i < 3; i++) {
        int *row = m[i];
        for (int j = 0; j < 4; j++) row[j] = i * j;
    }
    int(*last)[4] = m + 2;
    printf("%d %d %d\n", (*last)[3], last[-1][3], *(*(m + 1) + 2));
    free(m[0]);
    return 0;
}
