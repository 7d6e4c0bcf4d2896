/* Pointers in memory: lists, tables, copies by every means, and back from integers. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct node {
    int value;
    struct node *next;
};

static int twice(int x) { return 2 * x; }
static int square(int x) { return x * x; }

struct op {
    const char *name;
    int (*run)(int);
};
static const struct op ops[] = {{"twice", twice}, {"square", square}};

static int numbers[5] = {1, 2, 3, 4, 5};
static int *const ends[] = {numbers, numbers + 5};
static char text[] = "hello";
static char **indirect[1];

static int by_target(const void *a, const void *b) {
    const int *const *x = a, *const *y = b;
    return **x - **y;
}

int main(void) {
    struct node *list = NULL;
    for (int i = 0; i < 5; i++) {
        struct node *n = malloc(sizeof *n);
        n->value = i * i;
        n->next = list;
        list = n;
    }
    int sum = 0;
    for (struct node *n = list; n; n = n->next)
        sum += n->value;
    printf("%d\n", sum);
    while (list) {
        struct node *next = list->next;
        free(list);
        list = next;
    }
    for (unsigned i = 0; i < 2; i++)
        printf("%s %d\n", ops[i].name, ops[i].run(7));
    printf("%d\n", (int)(ends[1] - ends[0]));

    int a = 3, b = 1, c = 2;
    int *order[] = {&a, &b, &c};
    qsort(order, 3, sizeof *order, by_target);
    printf("%d %d %d\n", *order[0], *order[1], *order[2]);

    int *copy[3];
    memcpy(copy, order, sizeof copy);
    unsigned char *to = (unsigned char *)&copy[0], *from = (unsigned char *)&order[2];
    for (unsigned i = 0; i < sizeof copy[0]; i++)
        to[i] = from[i];
    *copy[0] = 30;
    printf("%d\n", a);

    /* Exchanged byte by byte: half of each goes by value, half as it is. */
    int *left = &a, *right = &c;
    for (unsigned i = 0; i < sizeof left; i++) {
        unsigned char *l = (unsigned char *)&left + i, *r = (unsigned char *)&right + i, t = *l;
        *l = *r;
        *r = t;
    }
    printf("%d %d\n", *left, *right);

    struct { char tag; int *p; } x = {1, &b}, y;
    y = x;
    *y.p += 9;
    printf("%d\n", b);

    char *t = text;
    indirect[0] = &t;
    (**indirect)[0] = 'j';
    (*indirect[0])++;
    printf("%s %s\n", text, t);

    uintptr_t n = (uintptr_t)&numbers[2];
    int *back = (int *)n;
    printf("%d %d\n", *back, back == &numbers[2]);
    printf("%d\n", *(int *)(n + sizeof(int)));
    void *none = (void *)-1;
    void **kept = malloc(2 * sizeof *kept);
    kept[0] = none;
    kept[1] = back;
    kept = realloc(kept, 4 * sizeof *kept);
    printf("%d %d\n", kept[0] == (void *)-1, *(int *)kept[1]);
    free(kept);
    union { void *p; uintptr_t n; } pun = {&numbers[4]};
    printf("%d\n", *(int *)pun.n);
    return 0;
}
