// Small integers that were made pointers, and null.
#include <stdint.h>
#include <stdio.h>
int main(void) {
    void *tag = (void *)(intptr_t)42, *none = 0;
    printf("%d %d\n", (int)tag, (short)none);
    return 0;
}
