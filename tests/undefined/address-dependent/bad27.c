// A remainder that few addresses have.
#include <stdio.h>
int object;
int main(void) {
    printf("%d\n", (unsigned long)&object % 15 == 0); // UB: address-dependent
    return 0;
}
