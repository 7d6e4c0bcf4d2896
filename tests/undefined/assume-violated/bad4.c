// A function that says it has no effects counts how often it is called.
#include <stdio.h>
static int calls;
__attribute__((pure)) static int square(int x) {
    calls++;
    return x * x;
}
int main(void) {
    int a = square(3); // UB: assume-violated
    int b = square(3);
    printf("%d %d\n", a + b, calls);
    return 0;
}
