// The library accesses what it is given as characters that are not volatile.
#include <string.h>
#include <stdio.h>
int main(void) {
    volatile int v[2] = {1, 2};
    int copy[2];
    memcpy(copy, (void *)v, sizeof copy); // UB: volatile-access
    printf("%d\n", copy[1]);
    return 0;
}
