// Characters that are no members access all: by pointers to them, and copied.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct arena { long used; char data[8]; };
static int f(int *i, char *data, int k) {
    *i = 1;
    data[k] = 2;
    return *i;
}
int main(void) {
    struct arena *arena = malloc(sizeof *arena);
    if (!arena) return 1;
    printf("%d\n", f((int *)arena->data, arena->data, 0) != 1);
    for (arena->used = 0; arena->used < 8; arena->used++) arena->data[arena->used] = 1;
    int n;
    memcpy(&n, arena->data, sizeof n);
    int *m = malloc(sizeof *m);
    if (!m) return 1;
    memcpy(m, arena->data, sizeof *m);
    printf("%x %x\n", (unsigned)n, (unsigned)*m);
    free(m);
    free(arena);
    return 0;
}
