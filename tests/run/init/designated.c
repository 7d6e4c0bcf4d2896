#include <stdio.h>

struct p { int x, y, z; };
struct n { struct p a, b[2]; int tail; };

int main(void) {
    struct p p = {.z = 3, .x = 1};
    printf("%d %d %d\n", p.x, p.y, p.z);
    struct p q = {.y = 5, 6};
    printf("%d %d %d\n", q.x, q.y, q.z);
    int a[] = {[5] = 50, 60, [1] = 10, 20, [3] = 30};
    printf("%zu:", sizeof a / sizeof *a);
    for (unsigned i = 0; i < sizeof a / sizeof *a; i++) printf(" %d", a[i]);
    printf("\n");
    struct n n = {.b[1].y = 7, .a = {1, 2}, .b[0] = {.z = 9}, .tail = 4};
    printf("%d %d %d %d %d %d\n", n.a.x, n.a.y, n.b[0].z, n.b[1].y, n.b[1].x, n.tail);
    struct n m = {{1}, {2, 3, 4, 5}, 6};
    printf("%d %d %d %d %d\n", m.a.x, m.b[0].x, m.b[0].z, m.b[1].x, m.tail);
    struct n o = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    printf("%d %d %d %d\n", o.a.z, o.b[0].y, o.b[1].z, o.tail);
    int grid[3][3] = {[1] = {[2] = 5}, [0][1] = 3, 4, [2] = {1}};
    for (int i = 0; i < 9; i++) printf("%d ", grid[i / 3][i % 3]);
    printf("\n");
    int over[3] = {1, 2, 3, [0] = 9, [0] = 8};
    printf("%d %d\n", over[0], over[1]);
    char names[][6] = {"one", [2] = "three", "four"};
    printf("%zu %s %s %d\n", sizeof names / 6, names[2], names[3], names[1][0]);
    union { int i; float f; char c[4]; } u = {.f = 1.5f}, v = {.c = "abc"}, w = {65};
    printf("%g %s %c\n", u.f, v.c, w.c[0]);
    int range[10] = {[2 ... 5] = 7, 8};
    for (int i = 0; i < 10; i++) printf("%d", range[i]);
    printf("\n");
    enum { RED, GREEN, BLUE, COUNT };
    const char *colors[COUNT] = {[BLUE] = "blue", [RED] = "red"};
    printf("%s %d %s\n", colors[RED], colors[GREEN] == 0, colors[BLUE]);
    return 0;
}
