// An array of characters is no storage for other objects, be it declared or a literal.
#include <stdio.h>
static int first(const void *p) {
    return *(const int *)p; // UB: effective-type
}
int main(void) {
    printf("%d\n", first((char[8]){1, 2, 3, 4}) != 0);
    return 0;
}
