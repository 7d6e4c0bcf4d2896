// A pointer to an array that is larger than the object: there is no such array.
#include <stdio.h>
static int x;
static int (*volatile hidden)[2] = (int (*)[2])&x;
int main(void) {
    int (*a)[2] = hidden;
    x = 1;
    (*a)[0] = 5; // UB: effective-type
    printf("%d\n", x);
    return 0;
}
