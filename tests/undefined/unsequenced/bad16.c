// The lengths of one declarator are not sequenced.
#include <stdio.h>
int main(void) {
    int n = 2;
    int a[n++][n]; // UB: unsequenced
    printf("%zu\n", sizeof a);
    return 0;
}
