// Read as a whole.
#include <stdio.h>
#include <stdlib.h>
struct arena { long used; char data[8]; };
struct narrow { int a, b; };
int main(void) {
    struct arena *arena = malloc(sizeof *arena);
    if (!arena) return 1;
    for (arena->used = 0; arena->used < 8; arena->used++) arena->data[arena->used] = 1;
    struct narrow n = *(struct narrow *)arena->data; // UB: character-member
    printf("%d\n", n.a);
    free(arena);
    return 0;
}
