// A structure of characters was stored as a whole, and is its effective type.
#include <stdio.h>
#include <stdlib.h>
struct pair { char x, y; };
static int f(short *s, struct pair *p) {
    struct pair q = {2, 3};
    *s = 1;
    *p = q;
    return *s; // UB: effective-type
}
int main(void) {
    short *s = malloc(sizeof *s);
    if (!s) return 1;
    printf("%d\n", f(s, (struct pair *)s));
    free(s);
    return 0;
}
