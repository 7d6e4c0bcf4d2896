// Between the two accesses there is a call, and its arguments are sequenced before it.
#include <stdio.h>
static int id(int x) { return x; }
int main(void) {
    int i = 1;
    int r = id(i++) + id(1) * 0;
    printf("%d %d\n", r, i);
    return 0;
}
