// The valid half of the standard's example (6.5.2.3p9): all accesses go through the union.
#include <stdio.h>
union u {
    struct { int alltypes; } n;
    struct { int type; int intnode; } ni;
    struct { int type; double doublenode; } nf;
};
int main(void) {
    union u u;
    u.nf.type = 1;
    u.nf.doublenode = 3.14;
    if (u.n.alltypes == 1)
        if (u.nf.doublenode > 3)
            printf("%.2f\n", u.nf.doublenode);
    return 0;
}
