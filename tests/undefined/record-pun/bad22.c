// Allocated memory that was stored as an int, read as a character of a structure.
#include <stdio.h>
#include <stdlib.h>
struct pair { char x, y; };
static int f(int *i, struct pair *p) {
    *i = 1;
    int before = p->x; // UB: record-pun
    *i = 2;
    return before;
}
int main(void) {
    int *i = malloc(sizeof *i);
    if (!i) return 1;
    printf("%d\n", f(i, (struct pair *)i));
    free(i);
    return 0;
}
