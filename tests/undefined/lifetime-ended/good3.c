// A literal of a condition lives through all of the statement: its branches, its rounds, its else.
#include <stdio.h>
struct s { int n; };
int main(void) {
    struct s *p;
    int *q, rounds = 0, sum = 0;
    if ((p = &(struct s){4})->n == 5)
        sum = 1;
    else
        sum += p->n;
    while (*(q = &(int){rounds}) < 3) {
        sum += *q;
        rounds++;
    }
    switch ((p = &(struct s){2})->n) {
    case 1: sum += 100; break;
    case 2: sum += p->n; break;
    }
    printf("%d %d\n", sum, rounds);
    return 0;
}
