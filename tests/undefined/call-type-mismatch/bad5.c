// What is called at the end must not return anything.
#include <stdio.h>
#include <stdlib.h>
struct large { long n[9]; };
static struct large last(void) {
    struct large l = {{1}};
    puts("last");
    return l;
}
int main(void) {
    atexit((void (*)(void))last);
    return 0; // UB: call-type-mismatch
}
