// Operands that are not evaluated, and values that are not read.
#include <stdio.h>
int main(void) {
    int i = 1;
    int x = i + (int)sizeof(i++);
    int y = i + (0 && i++);
    int z = 1 ? i : i++;
    int a[3] = {4, 5, 6}, *p = a;
    p = p + 1;
    int d = (int)(&a[1] - a) + (i = 2);
    (void)d;
    x += y += z += 1;
    printf("%d %d %d %d %d\n", x, y, z, *p, i);
    return 0;
}
