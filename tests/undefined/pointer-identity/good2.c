// The end of an array against its own elements, and other places in objects against each other.
#include <stdio.h>
int main(void) {
    int a[4] = {1, 2, 3, 4}, b[4] = {5, 6, 7, 8}, sum = 0;
    for (int *p = a; p != a + 4; p++) sum += *p;
    printf("%d %d %d %d\n", sum, a == b, a + 1 == b, a + 4 == b + 4);
    return 0;
}
