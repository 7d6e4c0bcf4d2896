#include <stdio.h>
#include <stdlib.h>
int main(void) {
    void *p = malloc(10);
    p = realloc(p, 0); // UB: allocation-result
    printf("%d\n", p == NULL);
    free(p);
    return 0;
}
