// A structure of integers is stored over floating values that are declared.
#include <stdio.h>
struct pair { int x, y; };
static float f(float *a, struct pair *p) {
    struct pair five = {5, 6};
    a[0] = 1;
    *p = five; // UB: record-pun
    return a[0];
}
int main(void) {
    float a[2] = {0, 0};
    printf("%.1f\n", f(a, (struct pair *)a));
    return 0;
}
