// A character that is a member by way of its address, and an int is there.
#include <stdio.h>
struct pair { char x, y; };
static int f(int *i, struct pair *p) {
    *i = 1;
    (&p->x)[0] = 2; // UB: record-pun
    return *i;
}
int main(void) {
    int i;
    printf("%d\n", f(&i, (struct pair *)&i));
    return 0;
}
