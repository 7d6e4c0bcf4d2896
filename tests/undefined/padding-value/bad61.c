// One that is passed and returned by value.
#include <stdio.h>
#include <string.h>
struct s { struct { long double l; } i; };
static struct s f(struct s x) { return x; }
int main(void) {
    struct s a;
    memset(&a, 1, sizeof a);
    struct s b = f(a);
    printf("%d\n", ((char *)&b)[10]); // UB: padding-value
    return 0;
}
