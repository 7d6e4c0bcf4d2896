// The body of a while loop is a block, and ends in each round.
#include <stdio.h>
int main(void) {
    int *p = 0, n = 3;
    while (n-- > 0)
        p = p ? p + 0 : &(int){n}; // UB: dangling-pointer
    return p == 0;
}
