// A structure that is larger than the object is not there, though its first member fits: gcc relies on that.
#include <stdio.h>
struct pair { int x, y; };
static int x;
static struct pair *volatile hidden = (struct pair *)&x;
int main(void) {
    struct pair *p = hidden;
    x = 1;
    p->x = 5; // UB: record-pun
    printf("%d\n", x);
    return 0;
}
