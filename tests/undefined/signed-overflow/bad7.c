// The sum at the end of a loop, with a comparison to a constant after it.
#include <stdio.h>
int main(void) {
    int n = 0;
    for (int k = 2147483640; k <= 2147483647;
         k++) // UB: signed-overflow
        n++;
    printf("%d\n", n);
    return 0;
}
