// Results that are remembered, which nobody else can see.
#include <stdio.h>
__attribute__((pure)) static int square(int x) {
    static int known[8];
    static const int *last;
    if (!known[x]) known[x] = x * x;
    last = &known[x];
    return *last;
}
int main(void) {
    printf("%d %d %d\n", square(3), square(3), square(4));
    return 0;
}
