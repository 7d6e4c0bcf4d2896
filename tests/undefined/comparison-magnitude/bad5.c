// A builtin compares as the function does.
#include <stdio.h>
static char a[] = "a", c[] = "c";
int main(void) {
    printf("%d\n", __builtin_strcmp(a, c)); // UB: comparison-magnitude
    return 0;
}
