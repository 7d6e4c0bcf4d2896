#include <stdio.h>
#include "max.h"
int other(int);
int (*other_address(void))(int, int);
int main(void) {
    printf("%d %d\n", max(3, 4), other(7));
    printf("%d\n", max == other_address());
    return 0;
}
