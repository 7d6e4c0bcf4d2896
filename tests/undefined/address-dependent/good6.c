// Within one object the order is that of the elements.
#include <stdint.h>
#include <stdio.h>
int a[10];
int main(void) {
    uintptr_t x = (uintptr_t)&a[3], y = (uintptr_t)&a[7];
    printf("%d %d\n", x < y, (int)(y - x));
    return 0;
}
