// A structure of characters, copied from where an int was stored.
#include <stdio.h>
#include <stdlib.h>
struct pair { char x, y; };
int main(void) {
    short *s = malloc(sizeof *s);
    if (!s) return 1;
    *s = 1;
    struct pair p = *(struct pair *)s; // UB: record-pun
    printf("%d\n", p.x);
    free(s);
    return 0;
}
