#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char *p = malloc(12);
    if (__builtin_object_size(p + 2, 2) == 10) puts("known"); // UB: compiler-knowledge
    free(p);
    return 0;
}
