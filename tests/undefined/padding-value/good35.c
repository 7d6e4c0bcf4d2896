// Another element of the array was stored to.
#include <stdio.h>
#include <stdlib.h>
struct s { char c; int i; };
int main(void) {
    struct s *p = calloc(2, sizeof *p);
    p[0].c = 4;
    printf("%d\n", ((unsigned char *)p)[9]);
    free(p);
    return 0;
}
