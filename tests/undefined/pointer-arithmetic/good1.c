#include <stdio.h>
int main(void) {
    int a[3] = {1, 2, 3}, s = 0;
    for (int *p = a + 3; p > a;) s += *--p;
    for (int *p = a; p < a + 3; p++) s += *p;
    int x = 0, *q = &x + 1;
    q -= 1;
    printf("%d %d\n", s, *q);
    return 0;
}
