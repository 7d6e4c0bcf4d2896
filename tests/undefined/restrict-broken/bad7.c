// A function that is called meanwhile has another way to the object.
#include <stdio.h>
static int count;
static void more(void) { count++; } // UB: restrict-broken
static int twice(int *restrict p) {
    *p = 1;
    more();
    return *p;
}
int main(void) {
    printf("%d\n", twice(&count));
    return 0;
}
