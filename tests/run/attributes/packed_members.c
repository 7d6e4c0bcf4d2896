// `packed` of a member: the member alone loses its alignment.
#include <stddef.h>
#include <stdio.h>

struct inner { char c; int i; };
struct s {
    char c;
    int a __attribute__((packed));
    [[gnu::packed]] int b;
    __attribute__((packed)) short s;
    struct inner in __attribute__((packed));
    long l;
    int z [[gnu::packed]];
};

int main(void)
{
    printf("%zu %zu %zu %zu\n", offsetof(struct s, a), offsetof(struct s, b), offsetof(struct s, s),
           offsetof(struct s, in));
    printf("%zu %zu %zu %zu\n", offsetof(struct s, l), offsetof(struct s, z), sizeof(struct s), sizeof(struct inner));
    return 0;
}
