#include <stdint.h>
#include <stdio.h>
char text[3];
int main(void) {
    printf("%d\n", (int)((uintptr_t)text & 15)); // UB: address-dependent
    return 0;
}
