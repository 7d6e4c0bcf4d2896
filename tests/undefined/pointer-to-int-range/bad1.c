#include <stdio.h>
static int object;
int main(void) {
    int n = (int)&object; // UB: pointer-to-int-range
    printf("%d\n", n != 0);
    return 0;
}
