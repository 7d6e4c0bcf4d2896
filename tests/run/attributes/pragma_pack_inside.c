// A pragma inside braces that is taken back there, and one around an inner structure.
#include <stddef.h>
#include <stdio.h>

struct a {
    char c;
#pragma pack(push, 1)
    int i;
#pragma pack(pop)
    long l;
};
struct b {
    char c;
#pragma pack(push, 1)
    struct { char c; int i; } in;
#pragma pack(pop)
    int i;
};
#pragma pack(push, 2)
struct c {
    char c;
#pragma pack(push)
#pragma pack(1)
    struct [[gnu::packed]] { char c; int i; } in;
#pragma pack(pop)
    int i;
};
#pragma pack(pop)

int main(void)
{
    printf("%zu %zu %zu\n", sizeof(struct a), offsetof(struct a, i), offsetof(struct a, l));
    printf("%zu %zu %zu\n", sizeof(struct b), sizeof(((struct b *)0)->in), offsetof(struct b, i));
    printf("%zu %zu %zu\n", sizeof(struct c), offsetof(struct c, in), offsetof(struct c, i));
    return 0;
}
