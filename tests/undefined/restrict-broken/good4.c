// What is not modified may be read in any way; parts that do not meet may be written.
#include <stdio.h>
struct pair { int *restrict left; int right; };
int main(void) {
    int a[4] = {1, 2, 3, 4};
    const int *restrict p = a;
    int *restrict q = a + 2;
    int sum = p[0] + a[0];
    q[0] = sum;
    q[1] += q[0];
    a[1] = sum;
    int *r;
    for (r = q; r != a + 4; r++) sum += *r;
    struct pair s = {a, 2};
    printf("%d %d\n", sum, s.left[0]);
    return 0;
}
