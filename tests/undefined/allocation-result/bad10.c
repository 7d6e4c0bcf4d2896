// What is allocated may be no null pointer, and what is left of it one.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    void *p = malloc(0); // UB: allocation-result
    p = realloc(p, 0);
    printf("%d\n", p == NULL);
    free(p);
    return 0;
}
