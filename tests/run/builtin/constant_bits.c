#include <stdio.h>

// Builtins of constants are constant expressions.
int a[__builtin_ctz(8)];
int b[__builtin_popcount(7) + __builtin_parity(1)];
int c[__builtin_strlen("hello")];
enum { E = __builtin_ffs(8), F = __builtin_bswap16(0x1234), G = __builtin_clz(1), H = __builtin_clrsb(-1) };
_Static_assert(__builtin_ctzll(1ull << 40) == 40 && __builtin_clzl(1) == 63, "");
_Static_assert(__builtin_bswap32(0x01020304) == 0x04030201 && __builtin_bswap64(1) == 1ull << 56, "");
struct S {
    unsigned f : __builtin_popcount(31);
};
int main(int argc, char **argv) {
    struct S s = {31};
    switch (argc + 3) {
    case __builtin_ctz(16):
        puts("four");
    }
    printf("%zu %zu %zu %d %x %d %d %u\n", sizeof a, sizeof b, sizeof c, E, F, G, H, (unsigned)s.f);
    printf("%d\n", __builtin_ffs(0) + __builtin_popcountll(-1));
    return argv == 0;
}
