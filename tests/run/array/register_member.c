// Elements at constant places of an array that is a member of what is in a register; sizes need no address.
#include <stdio.h>
struct s {
    int a[2][2];
    char c[3];
};
int main(void) {
    register struct s s = {{{1, 2}, {3, 4}}, "ab"};
    register int unused[3];
    s.a[1][1] += s.c[0];
    printf("%d %d %zu\n", s.a[1][1], s.c[1], sizeof unused + sizeof s.c);
    return 0;
}
