// A header in front of the block is reached by way of the block.
#include <stdio.h>
#include <stdlib.h>

struct header { size_t size; };
__attribute__((malloc, alloc_size(1))) static void *get(size_t size)
{
    struct header *h = malloc(sizeof *h + size);
    h->size = size;
    return h + 1;
}
static size_t size_of(void *p) { return ((struct header *)p - 1)->size; }
static void put(void *p) { free((struct header *)p - 1); }

int main(void)
{
    long *p = get(2 * sizeof *p), *q = get(sizeof *q);
    p[0] = 1, p[1] = 2, *q = 3;
    printf("%zu %zu %ld\n", size_of(p), size_of(q), p[0] + p[1] + *q);
    put(p);
    put(q);
    return 0;
}
