// The same for a structure that begins with the one there is.
#include <stdio.h>
struct in { int x; };
struct out { struct in in; int y; };
static struct in x;
static struct out *volatile hidden = (struct out *)&x;
int main(void) {
    struct out *p = hidden;
    x.x = 1;
    p->in.x = 5; // UB: record-pun
    printf("%d\n", x.x);
    return 0;
}
