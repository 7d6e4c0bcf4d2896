// By the letter of 6.7.3.1p3, array + (p - array) is based on p. gcc -O2 takes it for another pointer, and prints 3.
#include <stddef.h>
#include <stdio.h>
static int array[8];
static int indexed(int *restrict p) {
    ptrdiff_t i = p - array;
    array[i] = 3;
    *p += 1; // UB: restrict-broken
    return array[i];
}
int main(void) {
    printf("%d\n", indexed(array + 2));
    return 0;
}
