#include <stdio.h>

struct shape {
    int kind;
    union {
        struct { double radius; };
        struct { double width, height; };
    };
    struct { int tag; } named;
};

static double area(const struct shape *s) {
    return s->kind ? s->width * s->height : 3 * s->radius * s->radius;
}

int main(void) {
    struct shape circle = {.kind = 0, .radius = 2}, box = {1, {.width = 3, .height = 4}, {5}};
    printf("%g %g %d\n", area(&circle), area(&box), box.named.tag);
    box.width = 10;
    struct shape *p = &box;
    p->height += 1;
    printf("%g\n", area(p));
    struct { struct { struct { int deep; }; int mid; }; int top; } n = {{{1}, 2}, 3};
    n.deep += n.mid + n.top;
    printf("%d\n", n.deep);
    struct { int : 0; int x; int : 5; int y; } u = {1, 2};
    printf("%d %d\n", u.x, u.y);
    return 0;
}
