// Where `[[…]]` may stand in a declaration.
#include <stdio.h>

[[maybe_unused]] static int a, b [[gnu::aligned(16)]], *[[vendor::x]] c, d[2] [[vendor::y]];
static int f([[maybe_unused]] int x, int y [[maybe_unused]], int [[vendor::z]] z) [[vendor::w]] { return z; }
struct [[vendor::t]] s { [[maybe_unused]] int x, y [[vendor::m]]; int z [[gnu::aligned(8)]] : 3; };
typedef int t [[maybe_unused]], *u;
[[vendor::declaration]];

int main(void)
{
    [[maybe_unused]] t i = 1;
    for ([[maybe_unused]] int j = 0; j < 2; j++)
        i += j;
    u p = &i;
    struct s s = {1, 2, 3};
    printf("%d %d %d %d %zu %d\n", f(1, 2, 3), *p, s.x + s.y + s.z, a + b + (c == 0) + d[1], sizeof s,
           (int)((unsigned long)&b % 16));
    return 0;
}
