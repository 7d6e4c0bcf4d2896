// An array of no elements may begin where another object does.
#include <stdio.h>
static int nothing[0], something;
int main(void) {
    printf("%d\n", (void *)nothing == (void *)&something); // UB: pointer-identity
    return 0;
}
