#include <stdio.h>
#include <stdlib.h>

struct node { int value; struct node *next; };

static struct node *push(struct node *head, int value) {
    struct node *n = malloc(sizeof *n);
    if (!n) exit(1);
    *n = (struct node){value, head};
    return n;
}

static struct node *reverse(struct node *head) {
    struct node *out = 0;
    while (head) {
        struct node *next = head->next;
        head->next = out;
        out = head;
        head = next;
    }
    return out;
}

static void insert_sorted(struct node **at, int value) {
    while (*at && (*at)->value < value) at = &(*at)->next;
    *at = push(*at, value);
}

static void remove_all(struct node **at, int value) {
    while (*at) {
        if ((*at)->value == value) {
            struct node *dead = *at;
            *at = dead->next;
            free(dead);
        } else {
            at = &(*at)->next;
        }
    }
}

static void show(const struct node *n) {
    for (; n; n = n->next) printf("%d ", n->value);
    printf("\n");
}

int main(void) {
    struct node *list = 0, *sorted = 0;
    for (int i = 0; i < 10; i++) {
        list = push(list, i * 7 % 10);
        insert_sorted(&sorted, i * 7 % 5);
    }
    show(list);
    list = reverse(list);
    show(list);
    show(sorted);
    remove_all(&sorted, 0);
    remove_all(&sorted, 3);
    show(sorted);
    while (list) remove_all(&list, list->value);
    while (sorted) remove_all(&sorted, sorted->value);
    show(list);
    return 0;
}
