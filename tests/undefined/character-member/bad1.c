// An arena in a member: by the letter, characters leave allocated memory without a type.
#include <stdio.h>
#include <stdlib.h>
struct arena { long used; char data[8]; };
static int f(int *i, struct arena *arena, int k) {
    *i = 1;
    arena->data[k] = 2;
    return *i; // UB: character-member
}
int main(void) {
    struct arena *arena = malloc(sizeof *arena);
    if (!arena) return 1;
    printf("%d\n", f((int *)arena->data, arena, 0));
    free(arena);
    return 0;
}
