#include <stdio.h>
#include <stdlib.h>
struct text { int n; char data[]; };
struct small { int a; };
struct large { struct small s; int b; };
int main(void) {
    struct text *t = malloc(sizeof *t + 2);
    t->data[1] = 'x';
    printf("%c\n", t->data[1]);
    free(t);
    struct large l = {{1}, 2};
    struct small *s = &l.s;
    printf("%d\n", ((struct large *)s)->b);
    int x = 1, *p = &x + 1;
    printf("%d\n", p[-1]);
    return 0;
}
