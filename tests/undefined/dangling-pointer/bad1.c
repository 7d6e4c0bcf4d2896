#include <stdlib.h>
int main(void) {
    int *p = malloc(4);
    free(p);
    if (p) // UB: dangling-pointer
        return 1;
    return 0;
}
