// What a `malloc` function returns is accessed in another way, too.
#include <stdlib.h>
static int *last;
__attribute__((malloc)) static int *cell(void) { return last = malloc(sizeof(int)); }
int main(void) {
    int *p = cell(), *q = last;
    *p = 1;
    *q = 2; // UB: restrict-broken
    return *p;
}
