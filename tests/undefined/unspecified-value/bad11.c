// Nor when those become 0 that have no initialiser.
#include <stdio.h>
struct item { char tag; int count; };
int main(void) {
    struct item item = {'x' + item.count}; // UB: unspecified-value
    printf("%d %p\n", item.count, (void *)(&item == 0 ? &item : 0));
    return 0;
}
