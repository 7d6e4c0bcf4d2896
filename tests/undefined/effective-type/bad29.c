// A string literal has characters, and nothing else.
#include <stdio.h>
static int first(const void *p) {
    return *(const int *)p; // UB: effective-type
}
int main(void) {
    printf("%d\n", first("abcdefgh") != 0);
    return 0;
}
