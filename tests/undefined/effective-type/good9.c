// The library's stores: into objects of the type, of the other sign, and into allocated memory.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
    void *v = malloc(16);
    if (!v) return 1;
    *(float *)v = 1;
    frexp(8, v);
    printf("%d", *(int *)v);
    modf(2.5, v);
    printf(" %.1f", *(double *)v);
    strtol("12x", (char **)v, 10);
    printf(" %s", *(char **)v);
    sscanf("7 8", "%d %hd", (int *)v, (short *)v + 2);
    printf(" %d %d", *(int *)v, ((short *)v)[2]);
    memset(v, 0, 16);
    printf(" %ld", *(long *)v);
    free(v);
    unsigned u = 0;
    struct { int i; double d; } s;
    sscanf("25 2.5", "%d%lf", (int *)&u, &s.d);
    frexp(3, &s.i);
    int n;
    printf(" %u %.1f %d%n\n", u, s.d, s.i, &n);
    printf("%d\n", n);
    return 0;
}
