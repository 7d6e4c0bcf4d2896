// A structure is passed by value, and a function that another argument calls changes it.
#include <stdio.h>
struct pair { int a, b; };
static struct pair s = {1, 2};
static int change(void) { return s.a = 7; }
static int sum(struct pair x, int y) { return x.a + y; }
int main(void) {
    int n = sum(s, change()); // UB: evaluation-order
    printf("%d\n", n);
    return 0;
}
