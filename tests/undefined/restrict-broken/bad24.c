// What a `malloc` function returns was an integer meanwhile.
#include <stdlib.h>
static int *shared;
[[gnu::malloc]] static int *cell(void) {
    if (!shared) shared = (int *)(unsigned long long)malloc(sizeof(int));
    return shared;
}
int main(void) {
    int *p = cell();
    *p = 1;
    shared[0]++; // UB: restrict-broken
    return *p;
}
