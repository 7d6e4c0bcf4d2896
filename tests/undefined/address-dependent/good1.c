#include <stdint.h>
#include <stdio.h>
int main(void) {
    int a[4] = {1, 2, 3, 4};
    uintptr_t p = (uintptr_t)&a[1];
    printf("%d\n", *(int *)p);
    printf("%d %d\n", &a[1] == (int *)p, &a[2] == (int *)p);
    return 0;
}
