// A chain of else if, each condition with a literal.
#include <stdio.h>
struct s { int a, b; };
static int pick(int n) {
    struct s *p;
    int *q;
    if ((p = &(struct s){n, 1})->a == 0)
        return p->b;
    else if ((q = (int[]){n, 2})[0] == 1)
        return p->b + q[1];
    else if (p->a + *q == 4)
        return *&(int){q[1]} * 10 + p->a;
    else
        return (p = &(struct s){.b = *q})->b * 100;
}
int main(void) {
    for (int n = 0; n < 4; n++)
        printf("%d ", pick(n));
    puts("");
    return 0;
}
