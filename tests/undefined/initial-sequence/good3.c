// By way of the union a common initial sequence, and more, may be read.
#include <stdio.h>
struct number { int kind; double value; };
struct text { int kind; const char *s; };
union node { struct number number; struct text text; };
static int kind_of(const union node *n) { return n->number.kind; }
static void set(union node *a, union node *b) {
    a->number.kind = 1;
    b->text.kind = 2;
}
int main(void) {
    union node n, m[2];
    n.text.kind = 2;
    n.text.s = "text";
    m[1] = n;
    set(&m[0], &m[0]);
    printf("%d %d %s\n", kind_of(&n), kind_of(m), m[1].text.s);
    return 0;
}
