// Const on the way, not on the object; allocated memory is never const.
#include <stdio.h>
#include <stdlib.h>
int main(void) {
    const int *p = malloc(sizeof *p);
    *(int *)p = 4;
    printf("%d\n", *p);
    free((void *)p);
    struct { const int *link; int n; } s = {0, 1};
    s.link = &s.n;
    *(int *)s.link += 2;
    const char *const *names = (const char *const[]){"a", "b"};
    printf("%d %s\n", s.n, names[1]);
    return 0;
}
