// A whole structure is stored to a member; what another member has behind it is printed from a copy.
#include <stdio.h>
#include <string.h>
struct pair { short a, b; };
union u { struct pair pair; unsigned char bytes[6]; };
int main(void) {
    union u u, v;
    struct pair p = {1, 2};
    memset(&u, 7, sizeof u);
    u.pair = p;
    v = u;
    printf("%d\n", v.bytes[5]); // UB: union-tail
    return 0;
}
