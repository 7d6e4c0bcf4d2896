// The end of an array may be where another object begins.
#include <stdio.h>
static int first[4], second[4];
int main(void) {
    int *end = first + 4, *begin = second;
    if (end == begin) // UB: pointer-identity
        printf("adjacent\n");
    else
        printf("apart\n");
    return 0;
}
