// The result of a builtin is stored by way of its pointer.
#include <stdio.h>
int main(void) {
    float f = 1;
    void *p = &f;
    __builtin_add_overflow(1, 2, (int *)p); // UB: effective-type
    printf("%d\n", f > 0);
    return 0;
}
