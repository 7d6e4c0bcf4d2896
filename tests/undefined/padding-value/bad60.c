// The bytes of x87's long double that have no part in its value are padding, where a structure is stored as well.
#include <stdio.h>
#include <string.h>
struct s { long double l; };
static struct s g = {3};
int main(void) {
    struct s a, b;
    memset(&a, 1, sizeof a);
    memset(&b, 2, sizeof b);
    a = g;
    b = g;
    printf("%d\n", memcmp(&a, &b, sizeof a)); // UB: padding-value
    return 0;
}
