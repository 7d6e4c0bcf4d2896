#include <stdio.h>
#include <string.h>

struct p { int x, y; };

static int sum(const int *a, int n) {
    int s = 0;
    while (n--) s += *a++;
    return s;
}
static int dot(struct p a, const struct p *b) { return a.x * b->x + a.y * b->y; }

static struct p *global = &(struct p){10, 20};
static const char *const names = (const char[]){'h', 'i', 0};

int main(void) {
    printf("%d\n", sum((int[]){1, 2, 3, 4}, 4));
    printf("%d\n", dot((struct p){1, 2}, &(struct p){.y = 5}));
    int *p = (int[3]){7};
    p[1] = 8;
    printf("%d %d %d\n", p[0], p[1], p[2]);
    printf("%d %d %s\n", global->x, global->y, names);
    global->x++;
    printf("%d\n", global->x);
    printf("%zu\n", sizeof(int[]){1, 2, 3});
    struct p q;
    q = (struct p){3, 4};
    printf("%d %d\n", q.x, q.y);
    for (int i = 0; i < 3; i++) {
        int *cell = &(int){i * i};
        (*cell)++;
        printf("%d ", *cell);
    }
    printf("\n");
    char *s = (char[8]){"edit"};
    s[0] = 'E';
    strcat(s, "ed");
    puts(s);
    printf("%d\n", (int){42});
    printf("%d\n", ++(int){5});
    printf("%g\n", (union { int i; double d; }){.d = 2.5}.d);
    struct p *list[] = {&(struct p){1, 2}, &(struct p){3, 4}};
    printf("%d\n", list[1]->x + list[0]->y);
    (struct p){0, 0} = q;
    printf("%d\n", (&(struct p[2]){{1, 1}, {2, 2}}[1])->y);
    return 0;
}
