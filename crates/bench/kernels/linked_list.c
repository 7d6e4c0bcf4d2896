/* Builds, reverses, filters and merges linked lists: small objects that come and go, and
   structures passed and returned by value. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#ifndef N
#define N 2400
#endif
#define LENGTH 1000

struct point {
    int x, y;
    short tag;
};

struct node {
    struct point point;
    struct node *next;
};

static struct point moved(struct point p, int dx, int dy) {
    p.x += dx;
    p.y -= dy;
    p.tag = (short)((p.tag + 1) % 100);
    return p;
}

static struct node *push(struct node *list, struct point p) {
    struct node *n = malloc(sizeof *n);
    if (n == NULL) {
        exit(1);
    }
    n->point = p;
    n->next = list;
    return n;
}

static struct node *reverse(struct node *list) {
    struct node *result = NULL;
    while (list != NULL) {
        struct node *next = list->next;
        list->next = result;
        result = list;
        list = next;
    }
    return result;
}

/* Drops every element whose x is odd. */
static void filter(struct node **link) {
    while (*link != NULL) {
        struct node *n = *link;
        if (n->point.x % 2 != 0) {
            *link = n->next;
            free(n);
        } else {
            link = &n->next;
        }
    }
}

int main(void) {
    uint32_t seed = 7;
    uint32_t sum = 0;
    for (int round = 0; round < N; round++) {
        struct node *list = NULL;
        for (int i = 0; i < LENGTH; i++) {
            seed = seed * 1664525u + 1013904223u;
            struct point p = {(int)(seed >> 20), i, 0};
            list = push(list, moved(p, round, i / 2));
        }
        list = reverse(list);
        filter(&list);
        for (struct node *n = list; n != NULL; n = n->next) {
            n->point = moved(n->point, 3, -3);
            sum = sum * 33 + (uint32_t)n->point.x + (uint32_t)n->point.y + (uint32_t)n->point.tag;
        }
        while (list != NULL) {
            struct node *next = list->next;
            free(list);
            list = next;
        }
    }
    printf("%lu\n", (unsigned long)sum);
    return 0;
}
