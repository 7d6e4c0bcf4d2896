// A global object behind the pointer's back.
#include <stdio.h>
static int count;
static int twice(int *restrict p) {
    *p = 1;
    count++; // UB: restrict-broken
    return *p;
}
int main(void) {
    printf("%d\n", twice(&count));
    return 0;
}
