/* Counts generated words in a chained hash table: malloc, strings, and pointers in memory. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef N
#define N 800000
#endif
#define BUCKETS 4096

struct entry {
    struct entry *next;
    char *word;
    unsigned count;
};

static struct entry *table[BUCKETS];

static uint32_t hash(const char *s) {
    uint32_t h = 2166136261u;
    while (*s != '\0') {
        h = (h ^ (unsigned char)*s++) * 16777619u;
    }
    return h;
}

static struct entry *find_or_add(const char *word) {
    struct entry **slot = &table[hash(word) % BUCKETS];
    for (struct entry *e = *slot; e != NULL; e = e->next) {
        if (strcmp(e->word, word) == 0) {
            return e;
        }
    }
    struct entry *e = malloc(sizeof *e);
    char *copy = malloc(strlen(word) + 1);
    if (e == NULL || copy == NULL) {
        exit(1);
    }
    strcpy(copy, word);
    e->next = *slot;
    e->word = copy;
    e->count = 0;
    *slot = e;
    return e;
}

int main(void) {
    uint32_t seed = 1;
    for (int i = 0; i < N; i++) {
        char word[8];
        seed = seed * 1664525u + 1013904223u;
        uint32_t bits = seed >> 8;
        int length = 3 + (int)(bits % 3);
        bits /= 3;
        for (int j = 0; j < length; j++) {
            word[j] = (char)("etaoinsr"[bits % 8]);
            bits /= 8;
        }
        word[length] = '\0';
        find_or_add(word)->count++;
    }
    unsigned long entries = 0;
    uint32_t sum = 0;
    for (int i = 0; i < BUCKETS; i++) {
        struct entry *e = table[i];
        while (e != NULL) {
            struct entry *next = e->next;
            entries++;
            sum += e->count * hash(e->word);
            free(e->word);
            free(e);
            e = next;
        }
    }
    printf("%lu %lu\n", entries, (unsigned long)sum);
    return 0;
}
