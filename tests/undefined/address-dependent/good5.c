#include <stdint.h>
#include <stdio.h>
struct s { char c; double d; } s[3];
int main(void) {
    int n = 1;
    long double l = 0;
    printf("%d ", (int)((uintptr_t)&n & (_Alignof(int) - 1)));
    printf("%d ", (int)((uintptr_t)&l % _Alignof(long double)));
    printf("%d\n", (int)((uintptr_t)&s[1].d % _Alignof(double)));
    return n - 1 + (int)l;
}
