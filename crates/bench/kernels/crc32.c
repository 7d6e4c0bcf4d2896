/* CRC-32 (the polynomial of IEEE 802.3) by table: one load, one shift, one xor per byte. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#ifndef N
#define N 9000
#endif
#define SIZE 4096

static uint32_t table[256];
static unsigned char buffer[SIZE];

static uint32_t crc32(const unsigned char *data, size_t size) {
    uint32_t crc = 0xffffffffu;
    for (size_t i = 0; i < size; i++) {
        crc = table[(crc ^ data[i]) & 0xff] ^ crc >> 8;
    }
    return ~crc;
}

int main(void) {
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t c = i;
        for (int bit = 0; bit < 8; bit++) {
            c = c & 1 ? 0xedb88320u ^ c >> 1 : c >> 1;
        }
        table[i] = c;
    }
    if (crc32((const unsigned char *)"123456789", 9) != 0xcbf43926u) {
        printf("wrong check value\n");
        return 1;
    }
    for (int i = 0; i < SIZE; i++) {
        buffer[i] = (unsigned char)(i * 7 + i / 256);
    }
    uint32_t crc = 0;
    for (int round = 0; round < N; round++) {
        memcpy(buffer + round % (SIZE - 4), &(unsigned char[4]){crc & 0xff, crc >> 8 & 0xff,
               crc >> 16 & 0xff, crc >> 24 & 0xff}, 4);
        crc = crc32(buffer, SIZE);
    }
    printf("%08lx\n", (unsigned long)crc);
    return 0;
}
