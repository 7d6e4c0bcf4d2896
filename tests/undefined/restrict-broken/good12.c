// Pointers that were integers are based on what they were.
#include <stdint.h>
#include <stdio.h>
static _Alignas(16) int a[8], b[2];
static uintptr_t first;
static int *up(int *p) { return (int *)(((uintptr_t)p + 7) & ~(uintptr_t)7); }
static int twice(int *restrict p) {
    int *q = up(p);
    *q = *p + 1;
    *p += *q;
    return *q;
}
static int bytes(int *restrict p) {
    int *q = p;
    const unsigned char *b = (const unsigned char *)&q;
    int sum = 0;
    for (int i = 0; i < (int)sizeof q; i++) sum |= b[i];
    *q = sum != 0;
    return *p + *q;
}
static int aligned(const int *restrict p, int *restrict q) {
    return ((uintptr_t)p | (uintptr_t)q) % sizeof(int) == 0 ? *q = *p + 1 : 0;
}
int main(void) {
    int sum = twice(a);
    sum += bytes(b) + aligned(a + 1, a + 2) + aligned(a + 1, a + 2);
    first = (uintptr_t)a;
    *(int *)first += 1;
    printf("%d %d\n", sum, a[0]);
    return 0;
}
