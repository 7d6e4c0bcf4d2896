// Packed members keep the alignment that they ask for themselves.
#include <stddef.h>
#include <stdio.h>

struct a { char c; int i __attribute__((aligned(2))); } __attribute__((packed));
struct b { char c; int i __attribute__((packed, aligned(2))); };
struct [[gnu::packed, gnu::aligned(4)]] c { char c; int i; };
struct [[gnu::packed]] [[gnu::aligned(8)]] d { char c; short s; char e; };
struct e { struct a x[2]; char c; };

int main(void)
{
    printf("%zu %zu %zu\n", sizeof(struct a), offsetof(struct a, i), _Alignof(struct a));
    printf("%zu %zu %zu %zu\n", sizeof(struct b), sizeof(struct c), sizeof(struct d), sizeof(struct e));
    return 0;
}
