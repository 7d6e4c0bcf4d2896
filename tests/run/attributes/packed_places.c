// Where `packed` counts, and where it is ignored.
#include <stdio.h>

struct behind { char c; int i; } __attribute__((packed));
typedef struct { char c; int i; } __attribute__((packed)) unnamed;
__attribute__((packed)) struct before { char c; int i; };
typedef struct { char c; int i; } late __attribute__((packed));
struct of_variable { char c; int i; } variable __attribute__((packed));
typedef __attribute__((packed)) struct { char c; int i; } early;

int main(void)
{
    printf("%zu %zu\n", sizeof(struct behind), sizeof(unnamed));
    printf("%zu %zu %zu %zu\n", sizeof(struct before), sizeof(late), sizeof variable, sizeof(early));
    return 0;
}
