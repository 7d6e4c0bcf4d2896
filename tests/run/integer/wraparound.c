// Unsigned arithmetic is modular on every width.
#include <stdint.h>
#include <stdio.h>

static uint64_t mix(uint64_t x) {
    x ^= x >> 33;
    x *= 0xff51afd7ed558ccdull;
    x ^= x >> 33;
    x *= 0xc4ceb9fe1a85ec53ull;
    return x ^ x >> 33;
}

static uint32_t crc(const unsigned char *p, int n) {
    uint32_t c = ~0u;
    while (n--) {
        c ^= *p++;
        for (int k = 0; k < 8; k++) c = c & 1 ? c >> 1 ^ 0xedb88320u : c >> 1;
    }
    return ~c;
}

int main(void) {
    unsigned u = 0;
    u--;
    printf("%u\n", u);
    u *= u;
    printf("%u\n", u);
    u = 3000000000u + 3000000000u;
    printf("%u %u\n", u, -u);
    uint8_t b = 255;
    b += 2;
    printf("%u\n", b);
    b *= 200;
    printf("%u\n", b);
    uint16_t h = 0;
    h -= 1;
    printf("%u\n", h);
    uint64_t x = 1, sum = 0;
    for (int i = 0; i < 1000; i++) {
        x = mix(x + i);
        sum = sum * 31 + x;
    }
    printf("%llu\n", (unsigned long long)sum);
    printf("%08x\n", crc((const unsigned char *)"123456789", 9));
    unsigned long long f = 14695981039346656037ull;
    for (const char *s = "hash me"; *s; s++) f = (f ^ (unsigned char)*s) * 1099511628211ull;
    printf("%llx\n", f);
    printf("%u\n", 5u - 6u > 0);
    return 0;
}
