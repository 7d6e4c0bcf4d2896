#include <stdio.h>
#include <stdlib.h>
int main(void) {
    char *p = malloc(8), *q = realloc(p, (size_t)1 << 45); // UB: allocation-result
    puts(q ? "large" : "too large");
    free(q ? q : p);
    return 0;
}
