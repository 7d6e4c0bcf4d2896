// The sum at the end of a loop, with a comparison to a small constant after it.
#include <stdio.h>
int main(void) {
    int n = 0;
    for (int k = 0; k > -32769 && k < 9; k -= 32768)
        n++;
    for (int k = -2147483600; k < 9;
         k += -30) // UB: signed-overflow
        n++;
    printf("%d\n", n);
    return 0;
}
