// The byte between two members.
#include <stdio.h>
struct s { short a; char b; double d; };
int main(void) {
    struct s s = {1, 2, 3.0};
    s.b++;
    const unsigned char *p = (const unsigned char *)&s;
    printf("%d ", p[2]);
    printf("%d\n", p[3] + 1); // UB: padding-value
    return 0;
}
