// Without members there is nothing to read, but there must be an object (GNU C).
#include <stdio.h>
struct nothing {};
static struct nothing *p;
int main(void) {
    printf("before\n");
    *p; // UB: null-dereference
    printf("after\n");
    return 0;
}
