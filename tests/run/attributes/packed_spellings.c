// One attribute in all its spellings, in front of the tag.
#include <stddef.h>
#include <stdio.h>

struct __attribute__((packed)) a { char c; int i; };
struct __attribute__((__packed__)) b { char c; int i; };
struct [[gnu::packed]] c { char c; int i; };
struct [[__gnu__::__packed__]] d { char c; int i; };
struct [[gnu::__packed__]] e { char c; int i; };
struct [[vendor::packed]] f { char c; int i; };
struct [[packed]] g { char c; int i; };

int main(void)
{
    printf("%zu %zu %zu %zu %zu\n", sizeof(struct a), sizeof(struct b), sizeof(struct c), sizeof(struct d),
           sizeof(struct e));
    printf("%zu %zu %zu\n", sizeof(struct f), sizeof(struct g), offsetof(struct c, i));
    return 0;
}
