// Two elements of a literal are no object of twice the size.
#include <stdio.h>
static long long first(const void *p) {
    return *(const long long *)p; // UB: effective-type
}
int main(void) {
    printf("%d\n", first((long[]){1, 2}) == 1);
    return 0;
}
