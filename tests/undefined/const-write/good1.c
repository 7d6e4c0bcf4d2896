#include <stdio.h>
static void set(const int *p) { *(int *)p = 9; }
int main(void) {
    int x = 1;
    const int *c = &x;
    set(c);
    int *const fixed = &x;
    ++*fixed;
    printf("%d %d\n", x, *c);
    return 0;
}
