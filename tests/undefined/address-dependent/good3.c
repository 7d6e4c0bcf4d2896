// What is true of every address: alignment, differences, bytes put back together.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct wide { _Alignas(64) char bytes[64]; };
int main(void) {
    int a[8] = {0, 1, 2, 3, 4, 5, 6, 7}, b = 9, *p = &a[1], *q = &b;
    static struct wide w;
    double *d = malloc(sizeof *d);
    void *big = aligned_alloc(256, 512);
    printf("%d %d %d %d\n", (int)((uintptr_t)p % _Alignof(int)), (int)((uintptr_t)&w % 64),
           (int)((uintptr_t)d % _Alignof(double)), (int)((uintptr_t)big % 256));
    printf("%d\n", (int)((uintptr_t)&a[5] - (uintptr_t)p));
    printf("%d\n", *(int *)((uintptr_t)p + 2 * sizeof *p));
    for (size_t i = 0; i < sizeof p; i++) {
        unsigned char *x = (unsigned char *)&p + i, *y = (unsigned char *)&q + i, t = *x;
        *x = *y;
        *y = t;
    }
    printf("%d %d\n", *p, *q);
    unsigned char odd[3 * sizeof p + 3];
    for (int i = 0; i < 3; i++) {
        int *r = &a[i];
        memcpy(odd + 3 + i * sizeof r, &r, sizeof r);
    }
    unsigned char even[sizeof p];
    for (size_t i = 0; i < sizeof p; i++) even[i] = (unsigned char)(odd[3 + sizeof p + i] ^ 0x5a);
    for (size_t i = 0; i < sizeof p; i++) even[i] ^= 0x5a;
    int *r;
    memcpy(&r, even, sizeof r);
    printf("%d\n", *r);
    free(d);
    free(big);
    return 0;
}
