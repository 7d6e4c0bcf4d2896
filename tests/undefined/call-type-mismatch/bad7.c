// The library calls what compares with two pointers.
#include <ctype.h>
#include <stdlib.h>

int main(void) {
    char words[3][4] = {"c", "b", "a"};
    qsort(words, 3, 4, (int (*)(const void *, const void *))toupper); // UB: call-type-mismatch
    return 0;
}
