#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char *none = malloc(0), *other = malloc(0); // UB: allocation-result
    printf("%d\n", none == other);
    free(none);
    free(other);
    return 0;
}
