#include <stdio.h>

enum tag { INT, REAL, TEXT, LIST };
struct value {
    enum tag tag;
    union { long i; double r; const char *s; struct { const struct value *v; int n; } list; } as;
};

static void show(const struct value *v) {
    switch (v->tag) {
    case INT: printf("%ld", v->as.i); break;
    case REAL: printf("%g", v->as.r); break;
    case TEXT: printf("\"%s\"", v->as.s); break;
    case LIST:
        putchar('[');
        for (int i = 0; i < v->as.list.n; i++) {
            if (i) putchar(',');
            show(&v->as.list.v[i]);
        }
        putchar(']');
    }
}

static struct value twice(struct value v) {
    if (v.tag == INT) v.as.i *= 2;
    else if (v.tag == REAL) v.as.r *= 2;
    return v;
}

int main(void) {
    struct value inner[] = {{INT, {1}}, {REAL, {.r = 2.5}}, {TEXT, {.s = "three"}}};
    struct value list = {LIST, {.list = {inner, 3}}};
    struct value outer[] = {list, twice(inner[0]), twice(inner[1]), {LIST, {.list = {0, 0}}}};
    struct value all = {LIST, {.list = {outer, 4}}};
    show(&all);
    putchar('\n');
    printf("%zu\n", sizeof all);
    return 0;
}
