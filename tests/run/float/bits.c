#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t bits(float f) {
    uint32_t u;
    memcpy(&u, &f, sizeof u);
    return u;
}
static double from(uint64_t u) {
    double d;
    memcpy(&d, &u, sizeof d);
    return d;
}

int main(void) {
    float v[] = {0.0f, -0.0f, 1.0f, -2.0f, 0.1f, 3.4028235e38f, 1.1754944e-38f, 1e-45f};
    for (int i = 0; i < 8; i++) {
        uint32_t u = bits(v[i]);
        printf("%08x %u %u %06x\n", u, u >> 31, u >> 23 & 255, u & 0x7fffff);
    }
    printf("%.17g %.17g\n", from(0x3ff0000000000001), from(0x7fefffffffffffff));
    printf("%.17g %g\n", from(0x0000000000000001), from(0xfff0000000000000));
    double d = from(0x400921fb54442d18);
    printf("%.17g\n", d);
    return 0;
}
