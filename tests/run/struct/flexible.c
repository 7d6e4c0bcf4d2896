#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text { unsigned length; char data[]; };
struct table { int n; struct { short key, value; } row[]; };

static struct text *text(const char *s) {
    unsigned n = strlen(s);
    struct text *t = malloc(sizeof *t + n + 1);
    if (!t) exit(1);
    t->length = n;
    memcpy(t->data, s, n + 1);
    return t;
}

static struct text *join(const struct text *a, const struct text *b) {
    struct text *t = malloc(sizeof *t + a->length + b->length + 1);
    if (!t) exit(1);
    t->length = a->length + b->length;
    strcpy(t->data, a->data);
    strcat(t->data, b->data);
    return t;
}

int main(void) {
    struct text *a = text("flexible "), *b = text("array"), *c = join(a, b);
    printf("%u %s %zu\n", c->length, c->data, sizeof *c);
    free(a);
    free(b);
    c = realloc(c, sizeof *c + 3);
    if (!c) return 1;
    c->data[2] = 0;
    printf("%s\n", c->data);
    free(c);
    struct table *t = calloc(1, sizeof *t + 4 * sizeof t->row[0]);
    if (!t) return 1;
    for (t->n = 0; t->n < 4; t->n++) t->row[t->n].key = t->row[t->n].value = t->n * 3;
    printf("%d %d\n", t->row[3].key, t->row[2].value);
    free(t);
    return 0;
}
