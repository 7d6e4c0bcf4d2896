#include <stdio.h>
#include <stdlib.h>
struct s { int *p; int n; };
int main(void) {
    struct s s = {malloc(4), 3};
    free(s.p);
    s.n++;
    struct s t = s;
    printf("%d\n", t.n);
    char *a = malloc(3), *b = malloc(3);
    int same = a == b;
    free(a);
    free(b);
    printf("%d\n", same);
    return 0;
}
