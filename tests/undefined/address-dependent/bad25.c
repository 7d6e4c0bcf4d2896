#include <stdio.h>
#include <string.h>
int a, b;
int main(void) {
    int *p = &a, *q = &b;
    printf("%d\n", memcmp(&p, &q, sizeof p) < 2); // UB: address-dependent
    return 0;
}
