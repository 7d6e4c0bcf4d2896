// The body of a for loop is a block inside that of the loop: the next round's condition is outside.
#include <stdio.h>
int main(void) {
    int *p = &(int){0}, sum = 0;
    for (int i = 0; i < 3; i++, sum += *p) // UB: lifetime-ended
        p = (int[]){i, i + 1};
    printf("%d\n", sum);
    return 0;
}
