// The right side of a comma may use what the left side wrote.
#include <stdio.h>

int main(void) {
    int x = 1;
    int r = (x = 2, x + 1) * 2;
    printf("%d\n", r);
    return 0;
}
