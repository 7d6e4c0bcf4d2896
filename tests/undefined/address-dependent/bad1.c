#include <stdio.h>
int main(void) {
    int x = 0;
    printf("%p\n", (void *)&x); // UB: address-dependent
    return 0;
}
