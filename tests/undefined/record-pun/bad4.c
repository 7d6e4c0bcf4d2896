// The other structure is in the object, but not there.
#include <stdio.h>
struct in { int n; };
struct out { int n; };
struct both { struct in in[2]; struct out out; };
static struct both b;
int main(void) {
    struct out *p = (struct out *)&b.in[1];
    p->n = 5; // UB: record-pun
    printf("%d\n", b.in[1].n);
    return 0;
}
