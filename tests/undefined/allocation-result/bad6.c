// A library refuses this, but a compiler that removes the call takes it to have succeeded.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    void *p = malloc((size_t)-1); // UB: allocation-result
    printf("%d\n", p == NULL);
    free(p);
    return 0;
}
