// In allocated memory: what was stored as a member of one structure is read as that of another.
#include <stdio.h>
#include <stdlib.h>
struct head { int type; };
struct text { int type; char *s; };
static int type_of(const struct head *h) {
    return h->type; // UB: record-pun
}
int main(void) {
    struct text *t = malloc(sizeof *t);
    if (!t) return 1;
    t->type = 3;
    t->s = 0;
    printf("%d\n", type_of((struct head *)t));
    free(t);
    return 0;
}
