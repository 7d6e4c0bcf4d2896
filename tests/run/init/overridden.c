// An initialiser that is overridden: the last one counts (6.7.9p19).
#include <stdio.h>

struct pair {
    int a, b;
};

static int twice(int x) { return 2 * x; }
static int thrice(int x) { return 3 * x; }

int main(void) {
    int n = 4;
    int values[3] = {[0] = 1, [0] = 2, [1] = n, [1] = n + 1, [2] = 7};
    struct {
        struct pair p;
        int c;
    } x = {.p = {1, 2}, .p.a = 5, .c = 1};
    int (*table[2])(int) = {[0] = twice, [1] = twice, [1] = thrice};
    char text[4] = {[0] = 'x', [0] = 'y', [2] = 'z'};
    printf("%d %d %d\n", values[0], values[1], values[2]);
    printf("%d %d %d\n", x.p.a, x.p.b, x.c);
    printf("%d %d %d %d\n", table[0](n), table[1](n), text[0], text[2]);
    return 0;
}
