#include <stdlib.h>
int main(void) {
    int *a = malloc(4 * sizeof *a);
    if (!a) return 0;
    int *inside = a + 1;
    *inside = 3;
    a = realloc(a, 4000);
    int r = *inside; // UB: lifetime-ended|dangling-pointer
    free(a);
    return r;
}
