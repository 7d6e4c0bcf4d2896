// Integers that never were pointers: some value each, which is nobody's address (6.3.2.3p5).
#include <stdint.h>
#include <stdio.h>

union word { int *p; uint64_t n; };

static int touch(int k) {
    char buf[64];
    buf[k & 63] = (char)k;
    return buf[k & 63];
}

int main(void) {
    int sum = 0, nulls = 0, same = 0;
    for (int i = 0; i < 10; i++)
        sum += touch(i);
    for (uint64_t high = 0; high < 0x1000; high++) {
        union word u;
        u.n = high << 32 | 0x6160;
        int *p = u.p;
        nulls += p == 0;
        same += (uint64_t)p == u.n;
        u.p = p;
        same += u.n == (high << 32 | 0x6160);
    }
    void *failed = (void *)-1, *again = (void *)(intptr_t)-1;
    uint64_t marked = (uint64_t)1 << 63 | 0x500000000;
    printf("%d %d %d\n", sum, nulls, same);
    printf("%d %d %d\n", failed == again, (int)(intptr_t)failed, (uint64_t)(void *)marked == marked);
    return 0;
}
