// Assignment does not keep what memset gave the padding.
#include <stdio.h>
#include <string.h>
struct s { char c; int i; };
int main(void) {
    struct s a = {1, 2}, b;
    memset(&b, 0, sizeof b);
    b = a;
    unsigned sum = 0;
    for (unsigned i = 0; i < sizeof b; i++)
        sum += ((unsigned char *)&b)[i]; // UB: padding-value
    printf("%u\n", sum);
    return 0;
}
