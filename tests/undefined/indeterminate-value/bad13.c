// The scope of a name begins before its initialiser, its value does not.
#include <stdio.h>
int main(void) {
    int x = 1;
    {
        int x = x + 1; // UB: indeterminate-value
        printf("%d\n", x != 0);
    }
    return x - 1;
}
