// Both were integers: nobody knows which of them `q` is based on.
#include <stdint.h>
static int a;
static int f(int *restrict p, uintptr_t other, int which) {
    uintptr_t own = (uintptr_t)p;
    int *q = (int *)(which ? own : other);
    *q = 1;
    *p = 2; // refused: may be based on a restrict-qualified one or not
    return *q;
}
int main(void) { return f(&a, (uintptr_t)&a, 1) == 0; }
