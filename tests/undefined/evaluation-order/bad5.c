// Items of an initialiser list are evaluated in any order.
#include <stdio.h>
static int n;
static int next(void) { return ++n; }
int main(void) {
    int a[2] = {next(), next()}; // UB: evaluation-order
    printf("%d %d\n", a[0], a[1]);
    return 0;
}
