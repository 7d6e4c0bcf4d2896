#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry { char *key; int value; struct entry *next; };
struct map { struct entry **buckets; size_t n, used; };

static size_t hash(const char *s) {
    size_t h = 5381;
    while (*s) h = h * 33 ^ (unsigned char)*s++;
    return h;
}
static void grow(struct map *m) {
    size_t n = m->n ? m->n * 2 : 4;
    struct entry **b = calloc(n, sizeof *b);
    if (!b) exit(1);
    for (size_t i = 0; i < m->n; i++)
        for (struct entry *e = m->buckets[i], *next; e; e = next) {
            next = e->next;
            struct entry **slot = &b[hash(e->key) % n];
            e->next = *slot;
            *slot = e;
        }
    free(m->buckets);
    m->buckets = b;
    m->n = n;
}
static int *get(struct map *m, const char *key) {
    if (m->used >= m->n) grow(m);
    struct entry **slot = &m->buckets[hash(key) % m->n];
    for (struct entry *e = *slot; e; e = e->next)
        if (!strcmp(e->key, key)) return &e->value;
    struct entry *e = malloc(sizeof *e);
    if (!e) exit(1);
    e->key = malloc(strlen(key) + 1);
    strcpy(e->key, key);
    e->value = 0;
    e->next = *slot;
    *slot = e;
    m->used++;
    return &e->value;
}

int main(void) {
    struct map m = {0};
    char text[] = "the cat and the dog and the bird saw the other cat";
    for (char *w = strtok(text, " "); w; w = strtok(NULL, " ")) ++*get(&m, w);
    const char *words[] = {"the", "cat", "and", "dog", "bird", "fish"};
    for (int i = 0; i < 6; i++) printf("%s=%d ", words[i], *get(&m, words[i]));
    printf("%zu\n", m.used);
    for (size_t i = 0; i < m.n; i++)
        for (struct entry *e = m.buckets[i], *next; e; e = next) {
            next = e->next;
            free(e->key);
            free(e);
        }
    free(m.buckets);
    return 0;
}
