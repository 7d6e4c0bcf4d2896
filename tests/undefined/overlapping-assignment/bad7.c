#include <stdio.h>
int main(void) {
    union { long long l; int i[2]; } u = {.l = 5};
    long long *p = &u.l;
    *p = u.i[0]; // UB: overlapping-assignment
    printf("%lld\n", u.l);
    return 0;
}
