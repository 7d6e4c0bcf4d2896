// The vector of arguments is aligned as pointers are, and to no more.
#include <stdint.h>
#include <stdio.h>
int main(int argc, char **argv) {
    printf("%d\n", argc + (int)((uintptr_t)argv & 15)); // UB: address-dependent
    return 0;
}
