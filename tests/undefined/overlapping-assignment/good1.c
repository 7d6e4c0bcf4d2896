#include <stdio.h>
struct s { int v[3]; };
int main(void) {
    struct s a[2] = {{{1, 2, 3}}, {{4, 5, 6}}}, *p = a, *q = a;
    *p = *q;
    p[1] = p[0];
    printf("%d %d\n", a[0].v[2], a[1].v[0]);
    return 0;
}
