/* 64-bit generators feeding each other: wrap-around multiplication, shifts, rotations. */
#include <stdint.h>
#include <stdio.h>

#ifndef N
#define N 32000000
#endif

int main(void) {
    uint64_t lcg = 1, shift = 88172645463325252u, sum = 0;
    for (long i = 0; i < N; i++) {
        lcg = lcg * 6364136223846793005u + 1442695040888963407u;
        shift ^= shift << 13;
        shift ^= shift >> 7;
        shift ^= shift << 17;
        unsigned turn = (unsigned)(lcg >> 58);
        sum += shift << turn | shift >> (-turn & 63);
        sum ^= lcg >> 29;
    }
    printf("%08lx%08lx\n", (unsigned long)(sum >> 32), (unsigned long)(sum & 0xffffffffu));
    return 0;
}
