#include <stdio.h>
int main(void) {
    size_t n = sizeof(int);
    printf("%u\n", n); // UB: format-mismatch
    return 0;
}
