// Objects of no bytes need not have different addresses.
#include <stdio.h>
struct empty {};
int main(void) {
    struct empty a, b;
    printf("%d\n", &a == &b); // UB: pointer-identity
    return 0;
}
