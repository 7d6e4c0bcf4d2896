#include <stdio.h>
static int calls;
static int count(void) { return ++calls + 1; }
static int f(n, a) int n; int a[n]; { return n + a[0]; }
static int g(n, a) int n; int a[2][n]; { return (int)(sizeof a[0] / sizeof(int)) + n; }
static int h(int n, int a[static n], int b[const restrict], int (*c)[n]) { return a[0] + b[n - 1] + (*c)[0]; }
static int k(int n, int a[2][count()]) { return (int)(sizeof a[0] / sizeof(int)) + n; }
int main(void) {
    int z[2][3] = {{1, 2, 3}, {4, 5, 6}}, y[2][2] = {{0}};
    printf("%d %d %d\n", f(3, z[0]), g(3, z), h(3, z[0], z[1], z));
    printf("%d\n", k(1, y));
    printf("%d\n", calls);
    return 0;
}
