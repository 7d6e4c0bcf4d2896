// Guarded arithmetic in the way generators write it.
#include <limits.h>
#include <stdint.h>
#include <stdio.h>

static int32_t safe_add(int32_t a, int32_t b) {
    return (b > 0 && a > INT32_MAX - b) || (b < 0 && a < INT32_MIN - b) ? a : a + b;
}
static int32_t safe_mul(int32_t a, int32_t b) {
    int64_t r = (int64_t)a * b;
    return r > INT32_MAX || r < INT32_MIN ? a : (int32_t)r;
}
static int32_t safe_div(int32_t a, int32_t b) { return b == 0 || (a == INT32_MIN && b == -1) ? a : a / b; }
static int32_t safe_shl(int32_t a, unsigned n) {
    return a < 0 || n >= 32 || a > INT32_MAX >> n ? a : a << n;
}
static int8_t safe_neg8(int8_t a) { return -a; }

int main(void) {
    int32_t v[] = {INT32_MIN, INT32_MIN + 1, -1, 0, 1, 2, 65536, INT32_MAX};
    uint64_t sum = 0;
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 8; j++) {
            int32_t r[] = {safe_add(v[i], v[j]), safe_mul(v[i], v[j]), safe_div(v[i], v[j]),
                           safe_shl(v[i], v[j])};
            for (int k = 0; k < 4; k++) sum = sum * 1099511628211u ^ (uint32_t)r[k];
        }
    printf("%llx %d %d\n", (unsigned long long)sum, safe_neg8(-128), safe_neg8(5));
    return 0;
}
