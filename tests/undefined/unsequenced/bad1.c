// The old question: two writes.
#include <stdio.h>
int main(void) {
    int i = 1;
    i = i++; // UB: unsequenced
    printf("%d\n", i);
    return 0;
}
