#include <stdio.h>
#include <stdlib.h>
struct s { int a, b; };
int main(void) {
    struct s *p = calloc(1, sizeof *p);
    int *first = &p->a;
    free(first);
    char *c = malloc(10), *walk = c;
    while (walk < c + 10) *walk++ = 'x';
    free(walk - 10);
    free(0);
    puts("freed");
    return 0;
}
