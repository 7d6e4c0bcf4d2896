// Calls in lengths and in what is called, whose order does not show.
#include <stdio.h>
static int calls;
static int three(void) { calls++; return 3; }
static int four(void) { calls++; return 4; }
static int twice(int x) { return 2 * x; }
static int (*choose(void))(int) { calls++; return twice; }
int main(void) {
    int a[three()][four()], (*p)[three()] = 0;
    int x = choose()(four());
    printf("%zu %zu %d %d\n", sizeof a / sizeof(int), sizeof *p / sizeof(int), x, calls);
    return 0;
}
