#include <stdio.h>
#define assume(x) ((x) ? (void)0 : __builtin_unreachable())
int main(void) {
    int sum = 0;
    for (int i = 0; i < 5; i++) {
        assume(i < 5);
        sum += i;
    }
    printf("%d %d\n", sum, 1 || (__builtin_unreachable(), 0));
    return 0;
}
