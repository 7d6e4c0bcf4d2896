// 7.21.6.2p10: the object has no appropriate type, though the pointer has.
#include <stdio.h>
int main(void) {
    float x = 0;
    sscanf("7", "%d", (int *)&x); // UB: effective-type
    printf("%d\n", x > 0);
    return 0;
}
