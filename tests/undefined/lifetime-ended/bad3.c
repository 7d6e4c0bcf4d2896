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
    for (struct node *n = list; n; n = n->next) // UB: lifetime-ended|dangling-pointer
        free(n);
    return 0;
}
