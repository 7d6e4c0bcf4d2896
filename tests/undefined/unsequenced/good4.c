// Calls are sequenced as a whole, before or after the rest.
#include <stdio.h>
static int count;
static int next(void) { return ++count; }
static int sum(int a, int b) { return a + b; }
int main(void) {
    int x = next() + next();
    int y = sum(next(), next());
    int a[3] = {next(), next(), next()};
    int s = a[0] + a[1] + a[2];
    printf("%d %d %d\n", x, y, s);
    return 0;
}
