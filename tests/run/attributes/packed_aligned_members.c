// What is declared is aligned in a packed structure, wherever that is said but behind a star.
#include <stddef.h>
#include <stdio.h>

struct __attribute__((packed)) behind { char c; int *q __attribute__((aligned(32))); };
struct __attribute__((packed)) before { char c; int __attribute__((aligned(32))) *q; };
struct first { char c; __attribute__((aligned(32))) int *q; } __attribute__((packed));
struct pointer { char c; int *__attribute__((aligned(32))) q; };

int main(void)
{
    printf("%zu %zu\n", sizeof(struct behind), offsetof(struct behind, q));
    printf("%zu %zu\n", sizeof(struct before), offsetof(struct before, q));
    printf("%zu %zu\n", sizeof(struct first), offsetof(struct first, q));
    printf("%zu %zu\n", sizeof(struct pointer), offsetof(struct pointer, q));
    return 0;
}
