#include <string.h>
int main(void) {
    int a[4] = {0}, b[4] = {0};
    int n = 5;
    memcpy(a, b, n * sizeof *a); // UB: library-argument|out-of-bounds
    return 0;
}
