typedef void (*visitor)(const char *key, int value, void *state);
enum { CAPACITY = 4 };
const int registry_capacity = CAPACITY;
struct registry { int used; } registry;
static struct { const char *key; int value; } slots[CAPACITY];

void registry_add(const char *key, int value) {
    if (registry.used < CAPACITY) {
        slots[registry.used].key = key;
        slots[registry.used++].value = value;
    }
}

void registry_visit(visitor v, void *state) {
    for (int i = registry.used; i-- > 0;) v(slots[i].key, slots[i].value, state);
}
