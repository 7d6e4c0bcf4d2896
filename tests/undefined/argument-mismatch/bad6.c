// A long is not the int that the library's function takes.
#include <stdio.h>
#include <stdlib.h>

int main(void) {
    int (*absolute)() = abs;
    printf("%d\n", absolute(-3L)); // UB: argument-mismatch
    return 0;
}
