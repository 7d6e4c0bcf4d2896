// Random numbers come one after the other.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int r = rand() - rand(); // UB: evaluation-order
    printf("%d\n", r);
    return 0;
}
