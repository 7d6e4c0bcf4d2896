#include <stdio.h>

typedef void (*visitor)(const char *key, int value, void *state);
void registry_add(const char *key, int value);
void registry_visit(visitor v, void *state);
extern const int registry_capacity;
extern struct registry { int used; } registry;

static void print(const char *key, int value, void *state) {
    printf("%s=%d ", key, value);
    *(int *)state += value;
}

int main(void) {
    for (int i = 0; i < registry_capacity + 2; i++) registry_add(i % 2 ? "odd" : "even", i);
    int total = 0;
    registry_visit(print, &total);
    printf("%d %d\n", total, registry.used);
    return 0;
}
