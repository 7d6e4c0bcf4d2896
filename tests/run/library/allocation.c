#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct vec { int *data; size_t n, cap; };

static void push(struct vec *v, int x) {
    if (v->n == v->cap) {
        v->cap = v->cap ? v->cap * 2 : 2;
        int *grown = realloc(v->data, v->cap * sizeof *grown);
        if (!grown) exit(1);
        v->data = grown;
    }
    v->data[v->n++] = x;
}

int main(void) {
    struct vec v = {0};
    for (int i = 0; i < 100; i++) push(&v, i * i);
    long sum = 0;
    for (size_t i = 0; i < v.n; i++) sum += v.data[i];
    printf("%zu %ld\n", v.n, sum);
    free(v.data);
    int *z = calloc(10, sizeof *z);
    for (int i = 0; i < 10; i++) sum += z[i];
    printf("%ld\n", sum);
    free(z);
    free(NULL);
    char *s = malloc(6);
    strcpy(s, "hello");
    s = realloc(s, 100);
    strcat(s, " again");
    puts(s);
    s = realloc(s, 3);
    s[2] = 0;
    puts(s);
    free(s);
    int **rows = malloc(4 * sizeof *rows);
    for (int i = 0; i < 4; i++) {
        rows[i] = malloc((i + 1) * sizeof **rows);
        for (int j = 0; j <= i; j++) rows[i][j] = j == 0 || j == i ? 1 : rows[i - 1][j - 1] + rows[i - 1][j];
    }
    for (int j = 0; j < 4; j++) printf("%d ", rows[3][j]);
    printf("\n");
    for (int i = 0; i < 4; i++) free(rows[i]);
    free(rows);
    void *al = aligned_alloc(64, 128);
    memset(al, 1, 128);
    printf("%d\n", ((char *)al)[127]);
    free(al);
    double *d = malloc(sizeof *d);
    *d = 2.5;
    unsigned char copy[sizeof *d];
    memcpy(copy, d, sizeof copy);
    free(d);
    double e;
    memcpy(&e, copy, sizeof e);
    printf("%g\n", e);
    // Memory is reused with another type after a new store.
    void *m = malloc(16);
    *(int *)m = 5;
    *(float *)m = 1.5f;
    printf("%g\n", *(float *)m);
    free(m);
    return 0;
}
