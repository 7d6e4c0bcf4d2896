// A structure in an arena that was cleared.
#include <stdio.h>
#include <stdlib.h>
struct narrow { int a, b; };
struct arena { long used; char data[32]; };
int main(void) {
    struct arena *arena = malloc(sizeof *arena);
    if (!arena) return 1;
    for (arena->used = 0; arena->used < 32; arena->used++) arena->data[arena->used] = 0;
    struct narrow *in = (struct narrow *)(arena->data + 8);
    in->b = 7;
    printf("%d %d\n", in->a, in->b); // UB: character-member
    free(arena);
    return 0;
}
