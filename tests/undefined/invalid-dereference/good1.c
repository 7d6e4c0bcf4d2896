#include <stdint.h>
#include <stdio.h>
int main(void) {
    int x = 3;
    uintptr_t n = (uintptr_t)(void *)&x;
    int *p = (int *)(void *)n;
    *p = 4;
    printf("%d %d\n", x, p == &x);
    return 0;
}
