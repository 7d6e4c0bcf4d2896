// Pointers to void and back, comparison functions, members found from the whole and back.
#include <stdlib.h>
#include <stddef.h>
#include <stdio.h>
struct node { struct node *next; int key; };
struct thing { double weight; struct node link; };
static int by_key(const void *a, const void *b) {
    const struct thing *const *x = a, *const *y = b;
    return (*x)->link.key - (*y)->link.key;
}
static struct thing *whole(struct node *n) {
    return (struct thing *)((char *)n - offsetof(struct thing, link));
}
int main(void) {
    struct thing *list[3];
    for (int i = 0; i < 3; i++) {
        list[i] = malloc(sizeof *list[i]);
        if (!list[i]) return 1;
        list[i]->link.key = 7 * (i + 1) % 5;
        list[i]->weight = i;
        list[i]->link.next = i ? &list[i - 1]->link : 0;
    }
    double sum = 0;
    for (struct node *n = &list[2]->link; n; n = n->next)
        sum = 10 * sum + whole(n)->weight;
    qsort(list, 3, sizeof *list, by_key);
    printf("%.0f %d %d %d\n", sum, list[0]->link.key, list[1]->link.key, list[2]->link.key);
    for (int i = 0; i < 3; i++)
        free(list[i]);
    return 0;
}
