// An address may be kept and given back without showing.
#include <stdint.h>
#include <stdio.h>
struct cell { uintptr_t link; int v; };
int main(void) {
    struct cell c = {0, 3}, b = {(uintptr_t)&c, 2}, a = {(uintptr_t)&b, 1};
    int sum = 0;
    for (struct cell *p = &a; p; p = (struct cell *)p->link) sum = sum * 10 + p->v;
    printf("%d\n", sum);
    return 0;
}
