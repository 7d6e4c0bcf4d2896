// Two objects with the same members need not have the same padding.
#include <stdio.h>
#include <string.h>
struct s { char c; int i; };
int main(void) {
    struct s a = {1, 2}, b = {1, 2};
    printf("%d\n", memcmp(&a, &b, sizeof a) == 0); // UB: padding-value
    return 0;
}
