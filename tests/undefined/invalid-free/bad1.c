#include <stdlib.h>
int main(void) {
    int *p = malloc(8), *q = p;
    free(p);
    free(q); // UB: invalid-free|dangling-pointer
    return 0;
}
