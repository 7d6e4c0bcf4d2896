#include <string.h>
int main(void) {
    int a[5] = {1, 2, 3, 4, 5};
    memcpy(a, a + 1, 4 * sizeof *a); // UB: memory-overlap
    return a[0];
}
