// Arguments are not sequenced.
#include <stdio.h>
int main(void) {
    int i = 1;
    printf("%d %d\n", i++, i); // UB: unsequenced
    return 0;
}
