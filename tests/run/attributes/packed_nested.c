// What is packed are members, not what members are made of.
#include <stddef.h>
#include <stdio.h>

struct [[gnu::packed]] outer {
    char c;
    struct { char c; int i; } plain;
    union [[gnu::packed]] { char c; long l; } packed;
    struct { char c; short s; } tail[2];
};
struct holder { char c; union __attribute__((packed)) { int i; char c; } u; int i; };

int main(void)
{
    printf("%zu %zu %zu %zu\n", offsetof(struct outer, plain), offsetof(struct outer, packed), offsetof(struct outer, tail),
           sizeof(struct outer));
    printf("%zu %zu %zu\n", offsetof(struct holder, u), offsetof(struct holder, i), sizeof(struct holder));
    return 0;
}
