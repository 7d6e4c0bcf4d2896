// One type that may alias everything does not make others do so.
#include <stdlib.h>
typedef int __attribute__((may_alias)) any;
int main(void) {
    float *f = malloc(sizeof *f);
    *f = 1;
    any *a = (any *)f;
    int x = *a;
    int *i = (int *)f;
    return x + *i; // UB: effective-type
}
