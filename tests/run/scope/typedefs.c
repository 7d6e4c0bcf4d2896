#include <stdio.h>

typedef unsigned char byte, *bytes, four[4];
typedef struct point { int x, y; } point, *point_ptr, points[2];
typedef int (*operation)(int, int);
typedef operation operations[2];
typedef const char *text;
typedef void callback(int, void *);
typedef struct opaque opaque;
struct opaque { opaque *self; int v; };
typedef enum { NO, YES } answer;

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static callback store;
static void store(int v, void *p) { *(int *)p = v; }
static void use(callback *f, int *p) { f(8, p); }

int main(void) {
    four f = {1, 2, 3, 255};
    bytes b = f;
    byte sum = 0;
    for (int i = 0; i < 4; i++) sum += b[i];
    printf("%d %zu\n", sum, sizeof(four));
    points ps = {{1, 2}, {3, 4}};
    point_ptr p = ps;
    printf("%d\n", p[1].x + p->y);
    operations ops = {add, sub};
    printf("%d %d\n", ops[0](5, 3), ops[1](5, 3));
    text t = "text";
    t++;
    puts(t);
    int v;
    use(store, &v);
    printf("%d\n", v);
    opaque o = {&o, 6};
    printf("%d %d\n", o.self->self->v, YES + NO);
    answer typedef reply;
    reply r = YES;
    unsigned typedef long int ul;
    printf("%d %zu\n", r, sizeof(ul));
    long unsigned int long x = 1;
    short signed int y = -1;
    printf("%zu %d\n", sizeof x, y);
    return 0;
}
