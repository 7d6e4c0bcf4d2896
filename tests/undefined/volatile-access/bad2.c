// A member of a volatile structure.
#include <stdio.h>
struct s { int a; char b[4]; };
int main(void) {
    volatile struct s s = {1, "abc"};
    char *p = (char *)s.b;
    printf("%c\n", p[1]); // UB: volatile-access
    return 0;
}
