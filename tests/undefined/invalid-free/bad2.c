#include <stdlib.h>
int main(void) {
    int a[4] = {0}, *p = a;
    free(p); // UB: invalid-free
    return 0;
}
