#include <stdio.h>
int main(void) {
    int a[2], b[2];
    printf("%d %d\n", a == b, a != b);
    printf("%d\n", &a[0] == &b[1]);
    int *null = 0;
    printf("%d\n", null == a);
    printf("%d %d\n", a + 2 > a, a <= a);
    return 0;
}
