#include <stdint.h>
#include <stdio.h>

static uint64_t s[2] = {0x9e3779b97f4a7c15u, 0xbf58476d1ce4e5b9u};

static uint64_t next(void) {
    uint64_t a = s[0], b = s[1];
    s[0] = b;
    a ^= a << 23;
    s[1] = a ^ b ^ a >> 17 ^ b >> 26;
    return s[1] + b;
}

int main(void) {
    int histogram[10] = {0};
    int64_t x = 0, min = 0, max = 0;
    for (int i = 0; i < 5000; i++) {
        uint64_t r = next();
        histogram[r % 10]++;
        x += (int64_t)(r >> 60) - 7;
        if (x < min) min = x;
        if (x > max) max = x;
    }
    for (int i = 0; i < 10; i++) printf("%d ", histogram[i]);
    printf("\n%lld %lld %lld\n", (long long)x, (long long)min, (long long)max);
    return 0;
}
