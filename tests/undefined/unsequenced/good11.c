// Different elements.
#include <stdio.h>

int main(void) {
    int a[3] = {1, 2, 3};
    int r = a[0]++ + a[1]++ + a[2];
    printf("%d %d %d\n", r, a[0], a[1]);
    return 0;
}
