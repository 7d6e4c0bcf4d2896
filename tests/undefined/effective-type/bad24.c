// So is one at file scope.
#include <stdio.h>
static int *kept = &(int){7};
static int f(int *i, short *s) {
    *i = 1;
    *s = 2; // UB: effective-type
    return *i;
}
int main(void) {
    printf("%d\n", f(kept, (short *)kept));
    return 0;
}
