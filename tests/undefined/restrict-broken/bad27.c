// The bytes of a pointer are looked at, and it is still based on the same.
#include <stdio.h>
static int a;
static int f(int *restrict p) {
    int *q = p;
    const unsigned char *bytes = (const unsigned char *)&q;
    int sum = 0;
    for (int i = 0; i < (int)sizeof q; i++) sum |= bytes[i];
    *q = sum != 0;
    a = 2; // UB: restrict-broken
    return *q;
}
int main(void) {
    printf("%d\n", f(&a));
    return 0;
}
