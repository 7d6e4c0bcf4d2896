#include <stdio.h>
#include <stdlib.h>
struct s { char c; int i; };
int main(void) {
    struct s *p = calloc(2, sizeof *p);
    p[1].c = 4;
    printf("%d\n", ((unsigned char *)p)[9]); // UB: padding-value
    free(p);
    return 0;
}
