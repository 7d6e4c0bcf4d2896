// Structures in structures, from the first member out and in; unions of them; arrays looked at as structures.
#include <stddef.h>
#include <stdio.h>
struct head { int type, size; };
struct text { struct head head; char s[8]; };
struct list { int n; struct head at[2]; };
union any { struct head head; struct text text; struct { int type; float f; } real; };
struct pair { int a, b; };
static int size_of(const struct head *h) { return h->size; }
static struct text *text_of(struct head *h) { return (struct text *)h; }
static struct list *around(struct head *h) {
    return (struct list *)((char *)h - offsetof(struct list, at[1]));
}
static int type_of(union any *u) { return u->real.type + u->head.type; }
int main(void) {
    struct text t = {{1, 8}, "text"};
    struct list l = {2, {{3, 4}, {5, 6}}};
    union any u = {.text = {{7, 8}, "any"}};
    int a[4] = {1, 2, 3, 4};
    struct head *h = (struct head *)&t;
    text_of(h)->s[0] = 'T';
    struct head *first = (struct head *)&u;
    first->size = 9;
    struct pair *p = (struct pair *)a;
    p[1].b = 5;
    struct text copy = *text_of(&t.head);
    printf("%d %s %d %d %d\n", size_of(h), copy.s, around(&l.at[1])->n, type_of(&u), a[3]);
    printf("%d %d\n", size_of(&u.text.head), ((union any *)&t)->head.type);
    return 0;
}
