#include <stdio.h>
#include <stdlib.h>

struct zero { int n; char data[0]; };
struct empty {};

static int classify(int c) {
    switch (c) {
    case '0' ... '9': return 1;
    case 'a' ... 'z':
    case 'A' ... 'Z': return 2;
    case -10 ... -1: return 3;
    default: return 0;
    }
}

static int calls;
static int twice(int x) { calls++; return 2 * x; }

int main(void) {
    printf("%d %d %d %d\n", classify('7'), classify('Q'), classify(-5), classify('#'));
    int x = twice(4) ?: 9;
    int y = twice(0) ?: 9;
    printf("%d %d %d\n", x, y, calls);
    typeof(x) z = 5;
    __typeof__(&x) p = &z;
    typeof(int[3]) a = {1, 2, 3};
    typeof(a[0] + 1.0) d = 2.5;
    printf("%d %d %g %zu\n", *p, a[2], d, sizeof a);
    printf("%zu %zu\n", sizeof(struct zero), sizeof(struct empty));
    struct zero *v = malloc(sizeof *v + 4);
    v->data[3] = 'q';
    printf("%c\n", v->data[3]);
    free(v);
    __auto_type i = 3L;
    printf("%zu\n", sizeof i);
    printf("%zu\n", sizeof(void));
    void *q = a;
    q += sizeof(int);
    printf("%d\n", *(int *)q);
    __extension__ long long ll = 1;
    printf("%lld\n", ll);
    const char *f = __FUNCTION__;
    puts(f);
    int fancy = 0b101 | 0B10;
    printf("%d\n", fancy);
    int __attribute__((unused)) unused;
    printf("%d\n", _Alignof(x) == __alignof__(int));
    return 0;
}
