#include <stdio.h>
static struct s { char c; int i; } s;
int main(void) {
    s.c = 1;
    printf("%d\n", ((unsigned char *)&s)[2]); // UB: padding-value
    return 0;
}
