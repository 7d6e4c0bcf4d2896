// There is as much memory, and then what is left of it may be a null pointer or not.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    void *p = malloc(0x7fffffff); // UB: allocation-result
    p = realloc(p, 0);
    printf("%d\n", p == NULL);
    free(p);
    return 0;
}
