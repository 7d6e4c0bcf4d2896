#include <stdio.h>
#include <stdlib.h>
int main(void) {
    int *p = malloc(5 * sizeof *p), *end = p + 5, x, *px = &x;
    printf("%td %td %td\n", end - p, p - end, (px + 1) - px);
    free(p);
    const char *s = "text", *e = s;
    while (*e) e++;
    printf("%td\n", e - s);
    return 0;
}
