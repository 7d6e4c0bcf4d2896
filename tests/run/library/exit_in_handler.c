// The last handler ends the program at once; those before it are not called any more.
#include <stdio.h>
#include <stdlib.h>
static void first(void) { puts("never"); }
static void last(void) {
    puts("last");
    fflush(stdout);
    _Exit(5);
}
int main(void) {
    atexit(first);
    atexit(last);
    puts("main");
    return 0;
}
