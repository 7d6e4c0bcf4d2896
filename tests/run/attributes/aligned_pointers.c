// An attribute behind the star belongs to the pointer that is declared.
#include <stddef.h>
#include <stdio.h>

static int target = 7;
static int *__attribute__((aligned(32))) p = &target;
struct s { char c; int *__attribute__((aligned(32))) q; };

int main(void)
{
    struct s s = {1, p};
    printf("%zu %zu %d %d\n", sizeof(struct s), offsetof(struct s, q), *s.q, (int)((unsigned long)&p % 32));
    return 0;
}
