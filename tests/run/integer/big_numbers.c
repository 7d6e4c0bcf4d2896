#include <stdint.h>
#include <stdio.h>

enum { LIMBS = 16 };

static void multiply(uint32_t *a, uint32_t by) {
    uint64_t carry = 0;
    for (int i = 0; i < LIMBS; i++) {
        carry += (uint64_t)a[i] * by;
        a[i] = (uint32_t)carry;
        carry >>= 32;
    }
}

static uint32_t divide(uint32_t *a, uint32_t by) {
    uint64_t rest = 0;
    for (int i = LIMBS; i-- > 0;) {
        rest = rest << 32 | a[i];
        a[i] = (uint32_t)(rest / by);
        rest %= by;
    }
    return (uint32_t)rest;
}

static int is_zero(const uint32_t *a) {
    for (int i = 0; i < LIMBS; i++)
        if (a[i]) return 0;
    return 1;
}

int main(void) {
    uint32_t n[LIMBS] = {1};
    for (uint32_t i = 2; i <= 60; i++) multiply(n, i);
    char digits[160];
    int at = sizeof digits;
    digits[--at] = 0;
    while (!is_zero(n)) digits[--at] = (char)('0' + divide(n, 10));
    puts(digits + at);
    return 0;
}
