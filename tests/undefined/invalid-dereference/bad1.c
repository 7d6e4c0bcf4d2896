#include <stdint.h>
int main(void) {
    uintptr_t n = 4096;
    int *p = (int *)n;
    *p = 3; // UB: invalid-dereference
    return 0;
}
