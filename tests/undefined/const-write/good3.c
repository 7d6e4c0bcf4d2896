// The const member belongs to a member of a union that is not the one in use.
#include <stdio.h>
struct fixed { const short a; int b; };
union u { struct fixed s; long l; short h; };
static union u table[2] = {{{1, 2}}, {{3, 4}}};
int main(void) {
    union u v = {{5, 6}};
    v.l = 7;
    table[1].l = v.l + 1;
    for (table[0].h = 0; table[0].h < 3; table[0].h += 1)
        v.h = table[0].h;
    printf("%d %ld %d\n", table[0].h, table[1].l, v.h);
    return 0;
}
