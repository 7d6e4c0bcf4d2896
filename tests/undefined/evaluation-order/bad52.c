// The function that is called is chosen by what an argument changes.
#include <stdio.h>
static int add(int x) { return x + 1; }
static int twice(int x) { return x * 2; }
static int (*f)(int) = add;
static int choose(void) { f = twice; return 5; }
int main(void) {
    printf("%d\n", f(choose())); // UB: evaluation-order
    return 0;
}
