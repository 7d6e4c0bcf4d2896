// `mode` makes another type of the same signedness.
#include <stdio.h>

typedef int byte __attribute__((mode(QI)));
typedef unsigned ubyte __attribute__((__mode__(__QI__)));
typedef int half __attribute__((mode(HI)));
typedef unsigned int uword __attribute__((mode(SI)));
typedef int big [[gnu::mode(DI)]];
typedef unsigned ubig __attribute__((mode(DI)));
typedef int wide __attribute__((mode(TI)));
typedef int pointer __attribute__((mode(pointer)));
struct s { char c; short b __attribute__((mode(DI))); };
static int variable __attribute__((mode(HI))) = 40000;

static long sum(int x __attribute__((mode(DI))), unsigned char y __attribute__((mode(SI)))) { return x + y; }

int main(void)
{
    printf("%zu %zu %zu %zu %zu %zu %zu %zu\n", sizeof(byte), sizeof(ubyte), sizeof(half), sizeof(uword), sizeof(big),
           sizeof(ubig), sizeof(wide), sizeof(pointer));
    printf("%d %d %d %d\n", (byte)200, (ubyte)200, (ubig)-1 > 0, (big)-1 < 0);
    printf("%zu %d %ld\n", sizeof(struct s), variable, sum(5000000000, 300));
    printf("%d\n", _Generic((big)0, long: 1, default: 2) + _Generic((ubyte)0, unsigned char: 10, default: 20));
    return 0;
}
