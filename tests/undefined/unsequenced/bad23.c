// The length in a cast and the value.
#include <stdio.h>
static int t[3][3];
int main(void) {
    int n = 2;
    int r = n + (int)sizeof(char[n++]); // UB: unsequenced
    printf("%d %d\n", r, t[0][0]);
    return 0;
}
