#include <stdio.h>
static int sum(const int a[static 3]) { return a[0] + a[2]; }
int main(void) {
    int a[4] = {1, 2, 3, 4}, m[2][3] = {{1, 2, 3}, {4, 5, 6}};
    printf("%d %d %d\n", sum(a), sum(a + 1), sum(m[1]));
    return 0;
}
