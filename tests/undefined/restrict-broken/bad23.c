// A `malloc` function that returns the same object again.
#include <stdlib.h>
static int *shared;
[[gnu::malloc]] static int *cell(void) {
    if (!shared) shared = malloc(sizeof(int));
    return shared;
}
int main(void) {
    int *p = cell();
    *p = 1;
    shared[0]++; // UB: restrict-broken
    return *p;
}
