#include <stdio.h>
#include <stdlib.h>
int main(void) {
    void *p = calloc(0, 8); // UB: allocation-result
    printf("%d\n", p == NULL);
    free(p);
    return 0;
}
