#include <stdio.h>

struct config { const int id; const char *const name; int value; };

static struct config derive(const struct config *from, int value) {
    struct config c = {from->id + 1, from->name, value};
    return c;
}

int main(void) {
    struct config a = {1, "base", 10}, b = derive(&a, 20);
    b.value++;
    printf("%d %s %d\n", b.id, b.name, b.value);
    const struct config *p = &b;
    printf("%d\n", p->value + derive(p, 5).id);
    const struct { int x[2]; struct { int y; } z; } k = {{1, 2}, {3}};
    printf("%d\n", k.x[1] + k.z.y);
    struct { volatile int v; } w = {4};
    w.v += k.x[0];
    printf("%d\n", w.v);
    return 0;
}
