// Of several alignments the strictest counts, whatever they are written as and in whatever order (6.7.5p6).
#include <stdio.h>

enum { EIGHT = 8 };
struct a { char x __attribute__((aligned(2), aligned(8))), y; };
struct b { char x __attribute__((aligned(8))) __attribute__((aligned(2))), y; };
struct c { char x __attribute__((aligned(EIGHT))) __attribute__((aligned(2))), y; };
struct d { char x __attribute__((aligned(2))) __attribute__((aligned(EIGHT))), y; };
struct e { char x __attribute__((aligned(sizeof(long)))) __attribute__((aligned(16), aligned(4))), y; };
struct f { [[gnu::aligned(16)]] [[gnu::aligned(4)]] char x; char y; };
struct g { char y; __attribute__((aligned(4))) char x [[gnu::aligned(EIGHT)]] __attribute__((aligned(2))); };

int main(void)
{
    printf("%zu %zu %zu %zu\n", sizeof(struct a), sizeof(struct b), sizeof(struct c), sizeof(struct d));
    printf("%zu %zu %zu\n", sizeof(struct e), sizeof(struct f), sizeof(struct g));
    return 0;
}
