// Alignment of tags, members, variables and typedefs.
#include <stdio.h>

struct __attribute__((aligned(16))) a { char c; };
struct [[gnu::aligned(16)]] b { char c; };
struct c { char c; } __attribute__((__aligned__(16)));
struct d { char c; [[gnu::aligned(8)]] char e; };
typedef int t __attribute__((aligned(16)));
typedef int u [[gnu::aligned(16)]];
struct f { char c; t t; };
struct g { char c; u u; };
[[gnu::aligned(64)]] static char x;
static char y [[gnu::aligned(64)]];
static char z [[gnu::aligned(64)]][3];

int main(void)
{
    printf("%zu %zu %zu %zu\n", sizeof(struct a), sizeof(struct b), sizeof(struct c), sizeof(struct d));
    printf("%zu %zu %zu %zu\n", _Alignof(t), _Alignof(u), sizeof(struct f), sizeof(struct g));
    printf("%d\n", (int)(((unsigned long)&x | (unsigned long)&y | (unsigned long)z) % 64));
    return 0;
}
