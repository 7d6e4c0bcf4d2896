// An array of characters is no place for other objects.
#include <stdio.h>
static _Alignas(8) char pool[64];
static void *take(unsigned n) { return pool + n; }
int main(void) {
    int *p = take(8);
    *p = 7; // UB: effective-type
    printf("%d\n", *p);
    return 0;
}
