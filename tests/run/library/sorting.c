#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct person { char name[8]; int age; };

static int ints(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}
static int descending(const void *a, const void *b) { return ints(b, a); }
static int strings(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}
static int by_age_then_name(const void *a, const void *b) {
    const struct person *p = a, *q = b;
    return p->age != q->age ? p->age - q->age : strcmp(p->name, q->name);
}
static int key_age(const void *key, const void *elem) {
    return *(const int *)key - ((const struct person *)elem)->age;
}

int main(void) {
    int a[] = {5, -3, 99, 0, 7, 7, -20, 1};
    qsort(a, 8, sizeof *a, ints);
    for (int i = 0; i < 8; i++) printf("%d ", a[i]);
    printf("\n");
    int key = 99, missing = 6;
    int *found = bsearch(&key, a, 8, sizeof *a, ints);
    printf("%td %d\n", found - a, bsearch(&missing, a, 8, sizeof *a, ints) == 0);
    qsort(a + 2, 4, sizeof *a, descending);
    for (int i = 0; i < 8; i++) printf("%d ", a[i]);
    printf("\n");
    const char *words[] = {"pear", "apple", "fig", "date", "cherry"};
    qsort(words, 5, sizeof *words, strings);
    for (int i = 0; i < 5; i++) printf("%s ", words[i]);
    printf("\n");
    struct person people[] = {{"eve", 30}, {"bob", 25}, {"al", 30}, {"zoe", 19}};
    qsort(people, 4, sizeof *people, by_age_then_name);
    for (int i = 0; i < 4; i++) printf("%s%d ", people[i].name, people[i].age);
    printf("\n");
    int age = 25;
    struct person *p = bsearch(&age, people, 4, sizeof *people, key_age);
    printf("%s\n", p ? p->name : "none");
    qsort(a, 0, sizeof *a, ints);
    qsort(a, 1, sizeof *a, ints);
    return 0;
}
