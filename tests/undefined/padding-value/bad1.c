#include <stdio.h>
#include <string.h>
struct s { char c; int i; };
int main(void) {
    struct s a = {1, 2}, b;
    memset(&b, 0xff, sizeof b);
    b.c = 1;
    b.i = 2;
    printf("%d\n", memcmp(&a, &b, sizeof a) == 0); // UB: padding-value
    return 0;
}
