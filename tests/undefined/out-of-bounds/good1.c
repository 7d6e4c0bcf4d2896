#include <stdio.h>
#include <stdlib.h>
int main(void) {
    int a[4] = {1, 2, 3, 4}, *end = a + 4, *p = &a[4];
    printf("%d %d %d\n", end[-1], p == end, *(end - 4));
    char *m = malloc(5);
    int *q = (int *)m;
    q[0] = 1;
    m[4] = 2;
    printf("%d %d\n", q[0], m[4]);
    free(m);
    return 0;
}
