// The usual way to ask a node for its kind.
#include <stdio.h>
struct number { int kind; double value; };
struct text { int kind; const char *s; };
union node { struct number number; struct text text; };
static int kind_of(const struct number *n) {
    return n->kind; // UB: initial-sequence
}
int main(void) {
    union node n;
    n.text.kind = 2;
    n.text.s = "";
    printf("%d\n", kind_of(&n.number));
    return 0;
}
