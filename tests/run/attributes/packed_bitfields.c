// Bit-fields that are packed one by one, and all together by `[[…]]`.
#include <stdio.h>
#include <string.h>

struct one { unsigned a : 5; unsigned b : 30 __attribute__((packed)); };
struct [[gnu::packed]] all { unsigned a : 5; unsigned b : 30; };
struct none { unsigned a : 5; unsigned b : 30; };

int main(void)
{
    struct all x;
    unsigned char bytes[sizeof x];
    memset(&x, 0, sizeof x);
    x.a = 21;
    x.b = 0x2AAAAAAA;
    memcpy(bytes, &x, sizeof x);
    for (unsigned i = 0; i < sizeof bytes; i++)
        printf("%02x ", bytes[i] & (i + 1 < sizeof bytes ? 255 : 7));
    printf("%zu %zu %zu\n", sizeof(struct one), sizeof(struct all), sizeof(struct none));
    return 0;
}
