// Tables that nothing is ever stored to, whether they are const or not.
#include <stdio.h>
static int table[3] = {3, 4, 5};
static const double reals[2] = {1.5, 2};
static struct { int three : 3; } bits = {1};
static int other;
__attribute__((const, noinline)) static int entry(int x) {
    int local[2] = {x, x + 1};
    return table[x] + (int)reals[1] + bits.three + local[1];
}
int main(void) {
    other = 7;
    printf("%d %d %d\n", entry(1), other, entry(1));
    return 0;
}
