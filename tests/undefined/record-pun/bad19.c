// That the structure has an int elsewhere does not help.
#include <stdio.h>
struct mixed { char x[4]; int n; };
static int f(int *i, struct mixed *m) {
    *i = 1;
    m->x[0] = 2; // UB: record-pun
    return *i;
}
int main(void) {
    int i[2];
    printf("%d\n", f(i, (struct mixed *)i));
    return 0;
}
