#include <stdio.h>

typedef struct { unsigned read : 1, write : 1, exec : 1, : 5, owner : 8; } mode;
struct node { mode m; struct node *next; };

static mode with(mode m, int bit) {
    if (bit == 0) m.read = 1;
    else if (bit == 1) m.write = 1;
    else m.exec = 1;
    return m;
}
static int number(mode m) { return m.read << 2 | m.write << 1 | m.exec; }

int main(void) {
    mode m = {0};
    for (int i = 0; i < 3; i++) {
        m = with(m, i);
        printf("%d ", number(m));
    }
    m.owner = 300;
    m.write ^= 1;
    printf("%d %d\n", number(m), m.owner);
    struct node tail = {{1, 0, 1}, 0}, head = {m, &tail};
    int total = 0;
    for (struct node *n = &head; n; n = n->next) total += number(n->m);
    printf("%d\n", total);
    struct { int a : 1; } one = {-1};
    printf("%d\n", one.a);
    one.a++;
    printf("%d\n", one.a);
    struct { unsigned long long a : 1, b : 62; } w = {1, 1ull << 61};
    w.b |= 1;
    printf("%llu %d\n", (unsigned long long)w.b, (int)w.a);
    return 0;
}
