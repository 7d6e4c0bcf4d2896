// What a function of the library's gives is no more certain where it is called through a pointer.
#include <ctype.h>
#include <stdio.h>
static int ask(int (*is)(int), int c) { return is(c); } // UB: nonzero-value
int main(void) {
    printf("%d\n", ask(isalnum, 'a'));
    return 0;
}
