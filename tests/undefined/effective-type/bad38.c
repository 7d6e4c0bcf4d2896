// A structure of integers is stored over floating values, and read as one of them.
#include <stdio.h>
#include <stdlib.h>
struct pair { int x, y; };
static float f(float *a, struct pair *p) {
    struct pair five = {5, 6};
    a[0] = 1;
    *p = five;
    return a[0]; // UB: effective-type
}
int main(void) {
    float *a = malloc(2 * sizeof *a);
    if (!a) return 1;
    printf("%.1f\n", f(a, (struct pair *)a));
    free(a);
    return 0;
}
