// A declaration of a function of the library may promise more than the library does.
#include <stdlib.h>
void free(void *) __attribute__((nonnull));
int main(void) {
    int *none = 0;
    free(malloc(1));
    free(none); // UB: assume-violated
    return none == 0;
}
