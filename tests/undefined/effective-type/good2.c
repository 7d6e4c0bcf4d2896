// Allocated memory takes the type of each store, and of what is copied.
#include <stdlib.h>
#include <string.h>
#include <stdio.h>
int main(void) {
    void *p = malloc(16);
    if (!p) return 1;
    *(int *)p = 5;
    int i = *(int *)p;
    *(float *)p = 2.5f;
    float f = *(float *)p;
    double d = 1.5;
    memcpy(p, &d, sizeof d);
    double back = *(double *)p;
    memset(p, 0, 16);
    long zero = *(long *)p;
    const char *from = (const char *)&d;
    for (unsigned n = 0; n < sizeof d; n++)
        ((char *)p)[n] = from[n];
    printf("%d %.1f %.1f %ld %.1f\n", i, f, back, zero, *(double *)p);
    free(p);
    return 0;
}
