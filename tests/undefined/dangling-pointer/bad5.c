// To pass the value is to use it.
#include <stdlib.h>
static int is_null(const char *p) { return p == 0; }
int main(void) {
    char *p = malloc(4);
    free(p);
    return is_null(p); // UB: dangling-pointer
}
