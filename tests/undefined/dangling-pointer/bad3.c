// The old value must not be compared with the new one.
#include <stdlib.h>
int main(void) {
    char *old = malloc(10);
    char *new = realloc(old, 20);
    int moved = new != old; // UB: dangling-pointer
    free(new);
    return moved ? 0 : 0;
}
