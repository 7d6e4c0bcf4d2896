// The length of an array.
#include <stdio.h>

int main(void) {
    int i = 1;
    int a[i++ + i]; // UB: unsequenced
    printf("%d\n", (int)sizeof a);
    return 0;
}
