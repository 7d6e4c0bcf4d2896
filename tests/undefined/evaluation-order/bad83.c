// Two calls, each with a pointer to the same object; both store.
#include <math.h>
#include <stdio.h>
int main(void) {
    int e;
    double r = frexp(2.5, &e) + frexp(20, &e); // UB: evaluation-order
    printf("%g %d\n", r, e);
    return 0;
}
