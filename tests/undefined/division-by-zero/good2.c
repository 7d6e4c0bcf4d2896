#include <stdio.h>
int main(void) {
    int wide = 257;
    unsigned char c = wide;
    printf("%d %d %d\n", 7 % c, 0 / 5, 0 % -5);
    struct { unsigned n : 2; } s = {2};
    s.n++;
    printf("%d\n", 10 / s.n);
    return 0;
}
