// A result that is a multiple of an argument.
#include <stdio.h>
#include <stdint.h>
#include <stdlib.h>

__attribute__((alloc_align(2), alloc_size(1))) static void *get(size_t size, size_t align)
{
    void *p = aligned_alloc(align, (size + align - 1) / align * align);
    align = 3;
    return size > 100 ? 0 : p;
}

int main(void)
{
    char *p = get(24, 64), *q = get(8, 16);
    printf("%d %d %d\n", (int)((uintptr_t)p % 64), (int)((uintptr_t)q % 16), get(200, 32) == 0);
    free(p);
    free(q);
    return 0;
}
