#include <stdio.h>
#include <string.h>
int main(void) {
    long double x;
    memset(&x, 0, sizeof x);
    x = 1.5L;
    printf("%d\n", ((unsigned char *)&x)[12]); // UB: padding-value
    return 0;
}
