/* Sieve of Eratosthenes: byte stores with growing strides over one large object. */
#include <stdio.h>
#include <stdlib.h>

#ifndef N
#define N 20000000
#endif

int main(void) {
    unsigned char *composite = calloc((size_t)N + 1, 1);
    if (composite == NULL) {
        return 1;
    }
    for (unsigned long i = 2; i * i <= N; i++) {
        if (!composite[i]) {
            for (unsigned long j = i * i; j <= N; j += i) {
                composite[j] = 1;
            }
        }
    }
    unsigned long count = 0;
    unsigned long last = 0;
    for (unsigned long i = 2; i <= N; i++) {
        if (!composite[i]) {
            count++;
            last = i;
        }
    }
    free(composite);
    printf("%lu %lu\n", count, last);
    return 0;
}
