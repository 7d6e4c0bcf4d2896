// The sum at the end of a loop, with a comparison to a variable after it.
#include <stdio.h>
int main(void) {
    int n = 0, limit = 2147483647;
    for (int k = 2147483000; k < limit;
         k += 1000) // UB: signed-overflow
        n++;
    printf("%d\n", n);
    return 0;
}
