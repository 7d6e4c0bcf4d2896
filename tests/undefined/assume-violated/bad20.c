// A function that says it has no effects notes that it was called; how often makes no difference.
#include <stdio.h>
static _Bool called;
__attribute__((pure)) static int square(int x) {
    called++;
    return x * x;
}
int main(void) {
    int a = square(3); // UB: assume-violated
    int b = square(3);
    printf("%d %d\n", a + b, called);
    return 0;
}
