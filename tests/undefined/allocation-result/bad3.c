#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char *p = malloc((size_t)3 << 40); // UB: allocation-result
    if (p) puts("much memory");
    free(p);
    return 0;
}
