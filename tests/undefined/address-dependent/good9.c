// Whether two pointers have the same bytes is no question of where objects lie.
#include <stdio.h>
#include <string.h>
int a, b;
int main(void) {
    int *p = &a, *q = &b, *r = &a;
    printf("%d ", memcmp(&p, &q, sizeof p) != 0);
    printf("%d\n", memcmp(&p, &r, sizeof p) == 0);
    return 0;
}
