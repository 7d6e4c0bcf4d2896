// What a clause of a for loop makes ends with the loop (6.8.5p5).
#include <stdio.h>
int main(void) {
    int *p, i = 0;
    for (p = (int[]){0, 0, 7}; i < 2; i++)
        p++;
    printf("%d\n", *p); // UB: lifetime-ended
    return 0;
}
