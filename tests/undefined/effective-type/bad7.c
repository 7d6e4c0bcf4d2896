// Pointers are objects, too.
#include <stdio.h>
static void clear(void **p) {
    *p = 0; // UB: effective-type
}
int main(void) {
    int x = 1, *p = &x;
    clear((void **)&p);
    printf("%d\n", p == 0);
    return 0;
}
