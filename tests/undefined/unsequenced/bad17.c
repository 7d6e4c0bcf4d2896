// A structure is passed by value, and a member of it changed by another argument.
#include <stdio.h>
struct pair { int a, b; };
static struct pair s = {1, 2};
static int sum(struct pair x, int y) { return x.a + y; }
int main(void) {
    printf("%d\n", sum(s, s.a = 5)); // UB: unsequenced
    return 0;
}
