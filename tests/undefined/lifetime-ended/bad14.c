// The whole if is a block: a literal of its condition ends with it.
#include <stdio.h>
struct s { int n; };
int main(void) {
    struct s *p;
    if ((p = &(struct s){4})->n == 4)
        p->n++;
    printf("%d\n", p->n); // UB: lifetime-ended
    return 0;
}
