// Functions without prototypes that take pointers for what they are.
#include <stdio.h>
static int sum(), length(), first();
struct s { int n; };
int main(void) {
    int a[3] = {1, 2, 3};
    struct s s = {4};
    printf("%d %d %d\n", sum(a, 3), length("four"), first(&s, a));
    return 0;
}
static int sum(p, n) const int *p; int n; {
    int s = 0;
    while (n-- > 0) s += *p++;
    return s;
}
static int length(s) char *s; {
    int n = 0;
    while (*s++) n++;
    return n;
}
static int first(s, v) struct s *s; void *v; {
    return s->n + *(int *)v;
}
