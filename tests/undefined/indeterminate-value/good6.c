// Initialisers that name what they initialise, and do not read it before it has a value.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    int x = (x = 5, x + 1);
    int *p = malloc(sizeof *p);
    void *self = &self;
    struct list { struct list *next; int value; } one = {&one, 3};
    int y = __builtin_types_compatible_p(__typeof__(y), int) ? 7 : y;
    for (int i = 0; i < 2; i++) {
        long z = i == 0 ? (z = 4) : (z = 5, z * 2);
        printf("%ld\n", z);
    }
    printf("%d %d %d %d %d\n", x, p != 0 || 1, self == &self, one.next->value, y);
    free(p);
    return 0;
}
