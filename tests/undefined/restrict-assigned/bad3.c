// A parameter, and a variable of the body: one block (6.7.3.1p2).
#include <stdio.h>
static void twice(void *restrict p, int n) {
    int *restrict q = p;
    for (int i = 0; i < n; i++)
        q[i] *= 2; // UB: restrict-assigned
}
int main(void) {
    int a[2] = {1, 2};
    twice(a, 2);
    printf("%d\n", a[1]);
    return 0;
}
