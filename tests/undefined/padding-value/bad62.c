// No member of the union has the byte.
#include <stdio.h>
#include <string.h>
union u { long double l; int i; };
static union u f(union u x) { return x; }
int main(void) {
    union u a, b;
    memset(&a, 1, sizeof a);
    memset(&b, 3, sizeof b);
    b = f(a);
    printf("%d\n", ((char *)&b)[10]); // UB: padding-value
    return 0;
}
