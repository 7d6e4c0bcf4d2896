// Volatile by the pointer only: allocated, or declared otherwise.
#include <stdlib.h>
#include <stdio.h>
struct s { volatile int v; int w; };
int main(void) {
    volatile int *p = malloc(sizeof *p);
    if (!p) return 1;
    *p = 3;
    int *q = (int *)p;
    struct s s = {1, 2};
    int *w = (int *)&s.w;
    volatile struct s *all = &s;
    all->w = 6;
    printf("%d %d\n", *q, *w);
    free(q);
    return 0;
}
