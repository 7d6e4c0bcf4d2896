#include <stdlib.h>
int main(void) {
    int a[2] = {0}, *p = malloc(8);
    int r = p > a; // UB: pointer-comparison
    free(p);
    return r ? 0 : 0;
}
