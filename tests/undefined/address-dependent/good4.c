// Memory that is aligned by hand for a type that needs more than malloc gives.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
struct table { unsigned n; _Alignas(64) unsigned v[16]; };
static void *aligned(size_t align, size_t size) {
    char *p = malloc(sizeof(void *) + align - 1 + size);
    void **q = (void **)(((uintptr_t)p + sizeof(void *) + align - 1) & ~(uintptr_t)(align - 1));
    q[-1] = p;
    return q;
}
int main(void) {
    struct table *t = aligned(64, sizeof *t);
    for (int i = 0; i < 16; i++) t->v[i] = i * i;
    t->n = 16;
    printf("%u %u\n", t->n, t->v[15]);
    free(((void **)t)[-1]);
    return 0;
}
