// A member of a packed structure has a type like any other.
#include <stdio.h>
#include <stdlib.h>
struct __attribute__((packed)) whole { char tag; long n; };
struct __attribute__((packed)) real { char tag; float x; };
int main(void) {
    struct whole *p = malloc(sizeof *p);
    if (!p) return 1;
    p->n = 1;
    struct real *q = (void *)p;
    printf("%d\n", q->x > 1); // UB: effective-type
    free(p);
    return 0;
}
