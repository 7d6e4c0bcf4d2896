/* Bytes of integers, bit-fields and floating values. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct bits {
    unsigned a : 3, b : 7, c : 6;
    unsigned char d : 2, e : 5;
    unsigned long f : 17;
    signed int g : 5;
};

union pun {
    uint32_t word;
    uint16_t half[2];
    uint8_t byte[4];
};

static void show(const void *p, size_t n) {
    const unsigned char *b = p;
    for (size_t i = 0; i < n; i++)
        printf("%02x", b[i]);
    printf("\n");
}

static const uint32_t table[] = {0x01020304, 0xa0b0c0d0};
static struct bits fixed = {5, 100, 33, 2, 17, 70000, -3};

int main(void) {
    uint16_t s = 0x1234;
    uint64_t l = 0x0102030405060708;
    float f = -1.5f;
    union pun u = {0x11223344};
    struct bits x;
    show(&s, sizeof s);
    show(&l, sizeof l);
    show(table, sizeof table);
    show(&f, sizeof f);
    printf("%x %x %x\n", (unsigned)u.half[0], (unsigned)u.byte[0], (unsigned)u.byte[3]);
    u.byte[1] = 0xee;
    printf("%lx\n", (unsigned long)u.word);
    memset(&x, 0, sizeof x);
    x.a = 5;
    x.b = 100;
    x.c = 33;
    x.d = 2;
    x.e = 17;
    x.f = 70000;
    x.g = -3;
    show(&fixed, sizeof fixed);
    printf("%u %u %u %u %u %lu %d\n", x.a, x.b, x.c, x.d, x.e, (unsigned long)x.f, x.g);
    x.f += 70000;
    x.g--;
    printf("%lu %d\n", (unsigned long)x.f, x.g);
    memcpy(&l, "\1\2\3\4\5\6\7\10", 8);
    printf("%llx\n", (unsigned long long)l);
    return 0;
}
