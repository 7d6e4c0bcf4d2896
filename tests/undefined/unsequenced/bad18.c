// A member of a packed structure is an object like any other.
#include <stdio.h>
struct __attribute__((packed)) item { char tag; int count; };
int main(void) {
    struct item x = {'x', 1};
    struct item *p = &x;
    p->count = p->count++; // UB: unsequenced
    printf("%d\n", x.count);
    return 0;
}
