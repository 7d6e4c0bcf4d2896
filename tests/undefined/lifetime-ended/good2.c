#include <stdio.h>
#include <stdlib.h>
struct node { int v; struct node *next; };
int main(void) {
    struct node *list = 0;
    for (int i = 0; i < 3; i++) {
        struct node *n = malloc(sizeof *n);
        n->v = i;
        n->next = list;
        list = n;
    }
    for (struct node *n = list, *next; n; n = next) {
        next = n->next;
        printf("%d ", n->v);
        free(n);
    }
    printf("\n");
    int *p = (int[]){1, 2, 3};
    if (p) p[1] = 4;
    printf("%d\n", p[1]);
    size_t at = 1;
    int *a = malloc(8);
    a[at] = 9;
    a = realloc(a, 800);
    printf("%d\n", a[at]);
    free(a);
    return 0;
}
