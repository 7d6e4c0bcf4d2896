/* A small LZ77 compressor and its decompressor: byte comparisons, a hash of recent positions,
   and a round trip that proves the result. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#ifndef N
#define N 500
#endif
#define SIZE 16384
#define HASHES 4096
#define SHORTEST 4
#define LONGEST 130

static unsigned char text[SIZE], packed[2 * SIZE], unpacked[SIZE];
static int recent[HASHES];

static unsigned hash_at(int i) {
    uint32_t v = text[i] | (uint32_t)text[i + 1] << 8 | (uint32_t)text[i + 2] << 16 |
                 (uint32_t)text[i + 3] << 24;
    return v * 2654435761u >> 20;
}

/* A token is a literal (0, byte) or a match (length - 3, distance low, distance high). */
static int pack(void) {
    int out = 0;
    int i = 0;
    for (int h = 0; h < HASHES; h++) {
        recent[h] = -1;
    }
    while (i < SIZE) {
        int length = 0;
        int from = -1;
        if (i + SHORTEST <= SIZE) {
            unsigned h = hash_at(i);
            from = recent[h];
            recent[h] = i;
            if (from >= 0) {
                while (i + length < SIZE && length < LONGEST &&
                       text[from + length] == text[i + length]) {
                    length++;
                }
            }
        }
        if (length >= SHORTEST) {
            packed[out++] = (unsigned char)(length - 3);
            packed[out++] = (unsigned char)((i - from) & 0xff);
            packed[out++] = (unsigned char)((i - from) >> 8);
            i += length;
        } else {
            packed[out++] = 0;
            packed[out++] = text[i++];
        }
    }
    return out;
}

static int unpack(int size) {
    int out = 0;
    int i = 0;
    while (i < size) {
        int length = packed[i++];
        if (length == 0) {
            unpacked[out++] = packed[i++];
        } else {
            int distance = packed[i] | packed[i + 1] << 8;
            i += 2;
            for (int j = 0; j < length + 3; j++) {
                unpacked[out] = unpacked[out - distance];
                out++;
            }
        }
    }
    return out;
}

int main(void) {
    static const char *const words[8] = {"int ", "return ", "while (", "x = ", "y + ", "0;\n", "}\n", "if ("};
    uint32_t seed = 99;
    unsigned long total = 0;
    for (int round = 0; round < N; round++) {
        int filled = 0;
        while (filled < SIZE) {
            seed = seed * 1664525u + 1013904223u;
            const char *word = words[seed >> 29];
            while (*word != '\0' && filled < SIZE) {
                text[filled++] = (unsigned char)*word++;
            }
            if ((seed >> 20 & 7) == 0 && filled < SIZE) {
                text[filled++] = (unsigned char)('a' + (seed >> 12) % 26);
            }
        }
        int size = pack();
        if (unpack(size) != SIZE || memcmp(text, unpacked, SIZE) != 0) {
            printf("the round trip failed\n");
            return 1;
        }
        total = total * 31 + (unsigned long)size;
        total %= 1000000007;
    }
    printf("%lu\n", total);
    return 0;
}
